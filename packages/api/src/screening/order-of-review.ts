import type { Check } from '@tamis/db/schema';
import { counted } from '../counted.ts';
import type { Match } from './schema.ts';

/**
 * What a reviewer checks, in the order of OFAC's FAQ 5: the right list, the same type, how much of the name, then
 * anything else that may distinguish two people. It is shown with a match, and stored with the decision.
 */
export function orderOfReview({
  list,
  fields,
  parts,
}: Pick<Match, 'fields' | 'parts'> & { list: { code: string } }): Check[] {
  const type = fields.find(({ field }) => field === 'type');
  // A part on one side only counts as a part of the whole name; a legal form does not, as in the match's explanation.
  const whole = parts.filter(({ role }) => role !== 'legal-form');
  const agreed = whole.filter(({ verdict }) => verdict === 'match').length;
  const others = fields.filter(({ field }) => field !== 'type' && field !== 'name');
  return [
    { label: 'Right list', detail: list.code, outcome: 'yes' },
    type?.verdict === 'match'
      ? { label: 'Same type', detail: type.listed.toLowerCase(), outcome: 'yes' }
      : type?.verdict === 'differs'
        ? { label: 'Another type', detail: type.listed.toLowerCase(), outcome: 'no' }
        : { label: 'Type', detail: 'unknown', outcome: 'partly' },
    {
      label: 'Whole name',
      detail: `${agreed} of ${counted(whole.length, 'part')}`,
      outcome: agreed === 0 ? 'no' : agreed === whole.length ? 'yes' : 'partly',
    },
    { label: 'Other identifiers', ...tally(others.map(({ verdict }) => verdict)) },
  ];
}

function tally(verdicts: readonly ('match' | 'differs' | 'unknown')[]): Omit<Check, 'label'> {
  const count = (verdict: string) => verdicts.filter((one) => one === verdict).length;
  const [match, differ, unknown] = [count('match'), count('differs'), count('unknown')];
  const words = [
    match > 0 ? `${match} match` : '',
    differ > 0 ? counted(differ, 'differs', 'differ') : '',
    unknown > 0 ? `${unknown} unknown` : '',
  ].filter(Boolean);
  return {
    detail: words.join(', ') || 'none to compare',
    outcome: match > 0 && differ === 0 && unknown === 0 ? 'yes' : match === 0 && differ > 0 ? 'no' : 'partly',
  };
}
