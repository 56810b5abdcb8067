import { Avatar } from '../src/avatar.tsx';
import { DateText } from '../src/date-text.tsx';
import { Panel } from '../src/panel.tsx';
import { PersonName } from '../src/person-name.tsx';
import { RelativeTime } from '../src/relative-time.tsx';
import { Line, Section } from './section.tsx';

const roles = [
  ['32/40 600', 'text-32 font-semibold', '52,640'],
  ['24/32 600', 'text-24 font-semibold', 'Entity Profile'],
  ['20/28 600', 'text-20 font-semibold', 'Abdulrahman K. Haddar'],
  ['16/24 400', 'text-16', 'On 2 sanctions lists, 1 match waiting'],
  ['14/20 600', 'text-14 font-semibold', 'Recent Adverse Media'],
  ['14/20 400', 'text-14', 'Running text and fields'],
  ['13/20 400', 'text-13', 'Tables, buttons, secondary text'],
  ['12/16 500', 'text-12 font-medium', 'Labels, column heads, badges'],
] as const;

export function Texts() {
  return (
    <Section title="Type, names and times">
      <Panel padded>
        {roles.map(([size, className, text]) => (
          <p key={size} className="grid grid-cols-[88px_1fr] items-baseline py-1">
            <span className="text-12 text-muted">{size}</span>
            <span className={className}>{text}</span>
          </p>
        ))}
      </Panel>
      <Line>
        <Avatar name="Ines Valcourt" />
        <PersonName name="Rustam Idrisovich Halvani" className="font-medium" />
        <PersonName name="رستم الحلواني" lang="ar" className="text-muted" />
        <PersonName name="周敏远" />
      </Line>
      <Line>
        <DateText value="2026-11-20T20:12:00Z" />
        <DateText value="1968-03-14" />
        <RelativeTime value="2026-11-20T18:00:00Z" />
      </Line>
    </Section>
  );
}
