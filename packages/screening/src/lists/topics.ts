/** Which kind of list a record of a mixed file belongs to, judged by its topics (OpenSanctions' vocabulary). */
import type { ListedParty } from '../party.ts';

/**
 * The kind of a list: it decides which flag a confirmed match sets. An own list contains whatever its owner puts there.
 */
export type ListKind = 'sanctions' | 'pep' | 'debarment' | 'own';

/**
 * Sanctioned, or owned or controlled by a sanctioned party. Counter-sanctions (`sanction.counter`) are imposed by the
 * sanctioned states.
 */
const sanctionTopics = new Set(['sanction', 'sanction.linked']);
const pepTopics = new Set(['role.pep', 'role.pol', 'role.rca']);

/** Whether a party belongs on a list of this kind. A party without topics does: its file is all of one kind. */
export function belongsOn(kind: ListKind, { topics }: ListedParty): boolean {
  if (topics === undefined || kind === 'own') return true;
  if (kind === 'sanctions') return topics.some((topic) => sanctionTopics.has(topic));
  if (kind === 'pep') return topics.some((topic) => pepTopics.has(topic));
  return topics.some((topic) => topic === 'debarment');
}
