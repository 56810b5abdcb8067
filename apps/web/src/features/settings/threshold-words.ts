import type { ThresholdPreview, ThresholdSetting } from '@tamis/api/settings/schema';
import { countText, numberText } from '../shared/counts.ts';

/** The measurement in a sentence. */
export function meaningText({ peopleOf10000, companiesOf10000, missedOf10000 }: ThresholdSetting['meaning']): string {
  return `Of 10,000 innocent people about ${numberText(peopleOf10000)} raise an alert, and of 10,000 innocent companies about ${numberText(companiesOf10000)}; of 10,000 listed names that are written differently about ${numberText(missedOf10000)} are missed.`;
}

/** What another threshold would do to the known matches, one sentence at a time. */
export function consequencesOf(preview: ThresholdPreview): string[] {
  const { inForce, proposed, waiting, withdrawn, returning } = preview;
  if (proposed.threshold > inForce.threshold) {
    if (waiting === 0) return ['No matches are waiting for a decision, so none would be withdrawn.'];
    const all = countText(waiting, 'waiting match', 'waiting matches');
    if (withdrawn === 0) return [`None of ${all} is below it.`];
    return [
      `${numberText(withdrawn)} of ${all} ${withdrawn === 1 ? 'is' : 'are'} below it and would be withdrawn. A lower threshold brings back what was withdrawn.`,
    ];
  }
  const between = `What scores from ${proposed.threshold} to ${inForce.threshold} has not been searched for yet, so it is unknown how many matches that will be. Everybody is rescreened once this is saved.`;
  if (returning === 0) return [between];
  return [between, `${countText(returning, 'match', 'matches')} that an earlier threshold withdrew would come back.`];
}

/** Decisions below the threshold are the strongest sign that it is too high. */
export function warningOf({ proposed, confirmedBelow, proposedBelow }: ThresholdPreview): string | null {
  const below = [
    ...(confirmedBelow > 0 ? [`${countText(confirmedBelow, 'match', 'matches')} that people confirmed`] : []),
    ...(proposedBelow > 0 ? [`${countText(proposedBelow, 'match', 'matches')} that await a second person`] : []),
  ];
  if (below.length === 0) return null;
  return `Below ${proposed.threshold} there ${confirmedBelow + proposedBelow === 1 ? 'is' : 'are'} ${below.join(' and ')}. They stay, but others like them would not be found.`;
}
