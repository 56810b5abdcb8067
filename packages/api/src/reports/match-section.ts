import { dayText } from '../day-text.ts';
import type { Match } from '../screening/schema.ts';
import { changesSinceDecision } from './comparison-section.ts';
import { type Cell, type Section, isolate, utcTime } from './document.ts';
import { citedReference } from '../watchlists/cited-reference.ts';

export function matchSection(all: readonly Match[]): Section {
  const rows = all.map((match): Cell[] => {
    const name = match.party.names[0]?.text ?? match.matchedName;
    const text = match.matchedName === name ? isolate(name) : `${isolate(name)} (as ${isolate(match.matchedName)})`;
    const details = [
      `${match.list.code} ${citedReference(match.list.code, match.party)}`,
      match.delistedVersionDay === null
        ? ''
        : `Taken off the list: not on the version of ${dayText(match.delistedVersionDay)}`,
      ...changesSinceDecision(match),
    ].filter((part) => part !== '');
    return [
      String(Math.round(match.score)),
      { text, href: match.party.sourceUrl, details },
      decisionOf(match),
      match.explanation.replaceAll(/'[^']+'/gu, isolate),
    ];
  });
  const columns = [
    { title: 'Score', width: 8, numeric: true },
    { title: 'Listed party', width: 28 },
    { title: 'Decision', width: 34 },
    { title: 'Why they are alike', width: 30 },
  ];
  return { title: 'Matches', blocks: [{ kind: 'table', columns, rows, empty: 'No match was found.' }] };
}

const DECISIONS = {
  pending: 'Waiting for a decision',
  proposed: 'Proposed, waits for a second person',
  confirmed: 'Confirmed',
  dismissed: 'Dismissed',
} as const;

/** The decision that is proposed. */
const PROPOSALS = { pending: 'Reopening', confirmed: 'Confirmation', dismissed: 'Dismissal' } as const;

const signed = (did: string, who: string, at: string): string => `${did} by ${isolate(who)}, ${utcTime(at)}`;

/** The decision, then who made it, when and why. */
function decisionOf(match: Match): Cell {
  const { state, decidedBy, decidedAt, approvedBy, approvedAt, proposal } = match;
  const people = proposal
    ? [signed('Proposed', proposal.by, proposal.at)]
    : [
        decidedAt && signed('Decided', decidedBy ?? 'the system', decidedAt),
        approvedAt && signed('Approved', approvedBy ?? 'a second person', approvedAt),
      ];
  const { reason, note } = proposal ?? match;
  return {
    text: proposal ? `${PROPOSALS[proposal.to]} proposed, waits for a second person` : DECISIONS[state],
    strong: state === 'confirmed',
    details: [...people, reason, note && isolate(note), ...reviewOf(match)].flatMap((part) => (part ? [part] : [])),
  };
}

const OUTCOMES = { yes: 'yes', partly: 'in part', no: 'no' } as const;

/** What the decision was based on at the time. */
function reviewOf({ review }: Match): string[] {
  if (review === null) return [];
  const checks = review.checks.map(({ label, detail, outcome }) => `${label} (${detail}): ${OUTCOMES[outcome]}`);
  return [`What was compared when it was decided (score ${Math.round(review.score)} of 100):`, ...checks];
}
