/** What was decided, in the words of a toast. */
import type { Match } from '@tamis/api/screening/schema';
import { countText } from '../shared/counts.ts';
import { primaryName } from '../party/party-words.ts';

type Matches = readonly Match[];

/** Whether the decision on it waits for a second person. */
export const isProposed = ({ state }: Match) => state === 'proposed';

/** 'Match' or '4 matches'. */
export const matchText = (matches: Matches) =>
  matches.length === 1 ? 'Match' : countText(matches.length, 'match', 'matches');

/** 'Decision' or '4 decisions'. */
export const decisionText = (matches: Matches) =>
  matches.length === 1 ? 'Decision' : countText(matches.length, 'decision', 'decisions');

/** 'Rustam Halvani and HALVANI, Rustam', and how many others. */
export function pairsText([first, ...others]: Matches): string {
  if (!first) return '';
  const pair = `${first.entityName} and ${primaryName(first)}`;
  return others.length === 0 ? pair : `${pair}, and ${countText(others.length, 'other', 'others')}`;
}

/** The pairs, and how many of them wait for a second person. */
export function outcomeText(matches: Matches): string {
  const waiting = matches.filter(isProposed).length;
  if (waiting === 0) return pairsText(matches);
  const who = waiting === matches.length ? 'Waiting' : countText(waiting, 'waits', 'wait');
  return `${pairsText(matches)}. ${who} for a second person.`;
}
