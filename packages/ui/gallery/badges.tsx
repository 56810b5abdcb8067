import { Badge } from '../src/badge.tsx';
import { PepBadge } from '../src/pep-badge.tsx';
import { ReasonGroup, ReasonOption } from '../src/radio-group.tsx';
import { RiskBadge } from '../src/risk-badge.tsx';
import { SeverityBadge } from '../src/severity-badge.tsx';
import { ListedState, PriorityBadge, StatusBadge } from '../src/status-badge.tsx';
import { Differs, VerdictBadge } from '../src/verdict-badge.tsx';
import { Line, Section } from './section.tsx';

export function Badges() {
  return (
    <Section title="Badges">
      <Line>
        <SeverityBadge severity="high" />
        <SeverityBadge severity="medium" />
        <SeverityBadge severity="low" />
      </Line>
      <Line>
        <RiskBadge score={78} />
        <RiskBadge score={55} />
        <RiskBadge score={28} />
      </Line>
      <Line>
        <PepBadge label="PEP" isPep />
        <PepBadge label="Sanctioned" isPep={false} />
        <Badge tone="info">New</Badge>
        <Badge tone="info">1 waiting</Badge>
      </Line>
      <Line>
        <StatusBadge status="open" />
        <StatusBadge status="in_progress" />
        <StatusBadge status="escalated" />
        <StatusBadge status="resolved" />
      </Line>
      <Line>
        <PriorityBadge priority="high" />
        <PriorityBadge priority="medium" />
        <PriorityBadge priority="low" />
      </Line>
      <Line>
        <VerdictBadge verdict="match" />
        <VerdictBadge verdict="differs" />
        <VerdictBadge verdict="unknown" />
      </Line>
      <Line>
        <ListedState listed />
        <ListedState listed={false} />
        <span>
          Owner of Haddar <Differs>Shipping SAL</Differs>
        </span>
      </Line>
      <ReasonGroup aria-label="Reason" defaultValue="birth">
        <ReasonOption value="birth" shortcut="1">
          Date of birth differs
        </ReasonOption>
        <ReasonOption value="name" shortcut="2">
          Name only
        </ReasonOption>
      </ReasonGroup>
    </Section>
  );
}
