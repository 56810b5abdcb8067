import { counted } from '../counted.ts';
import { dayText } from '../day-text.ts';
import type { Ownership, OwnershipParty } from '../ownership/schema.ts';
import { isUndecided, statusText, verdictText, waitingText } from '../ownership/words.ts';
import { type Cell, type Fact, type Section, isolate } from './document.ts';

const statusCell = (owner: OwnershipParty, strong: boolean): Cell => ({
  text: statusText(owner),
  strong,
  details: [
    ...(owner.party ? [`${owner.party.list} ${owner.party.sourceRef}`] : []),
    ...(isUndecided(owner) ? [waitingText(owner) ?? ''] : []),
  ],
});

/**
 * Who owns the subject, directly or indirectly: this explains why it may be blocked without being listed. Empty if no
 * owner is recorded.
 */
export function ownershipSections(known: Ownership): Section[] {
  const { on, chain, omitted, recordedShare } = known;
  if (chain.length === 0) return [];
  const rows = chain.map(({ owner, owned, share, counts, source }): Cell[] => [
    isolate(owner.name),
    statusCell(owner, counts),
    share === null ? 'Not known' : `${share} %`,
    isolate(owned.name),
    source === null ? '' : isolate(source),
  ]);
  const columns = [
    { title: 'Owner', width: 28 },
    { title: 'Standing', width: 20 },
    { title: 'Share', width: 12, numeric: true },
    { title: 'Of', width: 20 },
    { title: 'Source', width: 20 },
  ];
  const facts: Fact[] = [
    { label: 'In force on', value: dayText(Date.parse(on)) },
    { label: 'Recorded', value: `Owners of ${recordedShare} % of the subject` },
    ...(omitted > 0 ? [{ label: 'Not shown', value: counted(omitted, 'further link') }] : []),
  ];
  return [
    {
      title: 'Ownership',
      blocks: [
        { kind: 'text', text: verdictText(known) },
        { kind: 'table', columns, rows, empty: '' },
        { kind: 'facts', facts },
      ],
    },
  ];
}
