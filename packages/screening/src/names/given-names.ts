/** Which words are given names of Arabic custom. */
import { kinOf } from './nicknames.ts';
import { remembered } from './remembered.ts';
import { isVocalisedName } from './scripts/vocalised-names.ts';

/** Whether a spelling is a well-known given name of Arabic origin in any of its spellings. */
export const isArabicGivenName: (spelling: string) => boolean = remembered((spelling) => {
  if (isVocalisedName(spelling) || /^abdul.{4}|.{3}(?:uddin|ullah)$/.test(spelling)) return true;
  for (const [kin, kinship] of kinOf(spelling)) if (kinship === 'transliteration' && isVocalisedName(kin)) return true;
  return false;
});

const pious = new Set(['muhammad', 'sayyid', 'ghulam', 'gholam']);

/** Whether a name is put before a child's own out of piety, and left out in daily life: Mohamed Hosni Mubarak. */
export const isPious: (spelling: string) => boolean = remembered(
  (spelling) => pious.has(spelling) || [...pious].some((name) => kinOf(spelling).get(name) === 'transliteration'),
);
