/**
 * Legal forms of companies, abbreviated and in full, in the scripts in which they are published. Forms of one class
 * mean the same in different countries. Different classes count only slightly as a difference, because publishers often
 * get them wrong.
 */
import { isOneSlip, mayBeTwoSlips, slipsBetween } from '../misspelt-words.ts';
import { PhraseTable } from '../phrase-table.ts';
import { remembered } from '../remembered.ts';
import type { LegalFormClass } from './legal-form-class.ts';
import { legalPhrases } from '../tables/phrases.gen.ts';

/** Short forms that stand before a name; all others of that length count only at its end. */
const leading = new Set(
  'ste fau fku fgu gbu gku mku mbu nak ooo oao zao ao pao nao ako tov pat zat vat at dp fop kp pp too jsc fze ano nko ad doo eood ood sia uab ab as oy ou sa pt cv ud pd ip sc ca snc sci sas srl sprl sl spa ets gup mup rup fkp ooo taa aat chup kk gk yk ev tnhh ctcp htx mv mt ms ss fv mts my sarl llc ltd inc co ltda lda cia cie est llp plc pvt pte pty mchj xk mmc asc qsc ph phu fhu jsk'.split(
    ' ',
  ),
);
/** Short forms so well known that they count anywhere. */
const anywhere = new Set(
  'ad ao dd llc ltd inc co corp plc gmbh pvt pte pty llp doo ooo oao zao pao sro srl bv nv ag sarl fze fzco fzc wll bsc saog saoc sti kft zrt nyrt bhd sdn tbk sal ltda lda jsc cjsc ojsc pjsc ood eood uab pcl ab'.split(
    ' ',
  ),
);
/** Polish forms that only begin a name: Hoàng Long Phú is called Phú. */
const opening = new Set(['phu', 'pphu', 'fhu', 'ph']);
/** Forms at the end of a name that are ordinary words elsewhere: China National Offshore Oil. */
const closing = new Set(['offshore']);
/** A longer form is not another word by chance. */
const MAX_SHORT_LENGTH = 3;

let forms: PhraseTable<LegalFormClass> | undefined;

const table = (): PhraseTable<LegalFormClass> =>
  (forms ??= new PhraseTable(legalPhrases, (written) => written as LegalFormClass));

const legalKey = remembered((spelling) => table().keyOf(correctedLegalWord(spelling)));

/** Spellings in the form that `legalFormAt` takes. */
export const legalKeysOf = (spellings: readonly string[]): string[] => spellings.map(legalKey);

/** Whether a single word may be a legal form somewhere in a name. */
export const isLegalWord: (spelling: string) => boolean = remembered(
  (spelling) => table().ofWord(correctedLegalWord(spelling)) !== undefined,
);

/** The same for a word exactly as written. */
export const isLegalAsWritten = (spelling: string): boolean => table().ofWord(spelling) !== undefined;

/** Whether a word, as written, is a legal form or part of one. */
export const mayBeInLegalForm = (spelling: string): boolean => table().knows(spelling);

/** See `PhraseTable`. */
export const legalPartMeant = (keys: readonly string[], at: number, spelling: string): string | undefined =>
  table().partMeant(keys, at, spelling);
export const legalPartsBeside = (keys: readonly string[], at: number, spelling: string): [string, string] | undefined =>
  table().partsBeside(keys, at, spelling);

/** Whether a word is a prefix of ships' names (MV, MTS) and not a company's form. */
export const isShipPrefix = (spelling: string): boolean => table().ofWord(spelling) === 'vessel';

/** The class of the legal form at a position in the result of `legalKeysOf`, or undefined. */
export function legalFormAt(
  keys: readonly string[],
  start: number,
): { length: number; form: LegalFormClass } | undefined {
  const found = table().at(keys, start);
  if (!found) return undefined;
  const { length, value } = found;
  if (length === 1 && !mayStandAt(keys, start, value)) return undefined;
  return { length, form: value };
}

/** The class of a word that is a legal form by itself before a town, whatever its place in the name. */
export const formOfWord = (key: string): LegalFormClass | undefined => table().at([key], 0)?.value;

const ofNumber = /^(?:no|nr|\d+)$/;

function mayStandAt(keys: readonly string[], start: number, form: LegalFormClass): boolean {
  const word = keys[start]!;
  if (form === 'vessel')
    return (
      (start === 0 || keys.slice(start + 1).every((key) => ofNumber.test(key))) &&
      keys.some((key, at) => at !== start && !table().ofWord(key))
    );
  if (closing.has(word) && start < keys.length - 1) return false;
  if (word.length > MAX_SHORT_LENGTH || !/^[a-z]+$/.test(word) || anywhere.has(word)) return true;
  if (start === 0) return leading.has(word) || keys.length === 1;
  if (opening.has(word)) return false;
  if (endsInBranch(keys, start)) return true;
  // A name may end with several forms in a row: Sp. z o.o. Sp. k.
  for (let at = start + 1; at < keys.length;) {
    const next = table().at(keys, at);
    if (!next) return false;
    at += next.length;
  }
  return true;
}

/** Whether the town of a branch and the word for it are all that follows: Banque Sahara SA (Paris Branch). */
const endsInBranch = (keys: readonly string[], start: number): boolean =>
  keys.length - start - 1 <= MAX_BRANCH_WORDS && table().ofWord(keys.at(-1)!) === 'branch';
const MAX_BRANCH_WORDS = 3;

/** Legal words in full, in the languages of most lists, long enough to be recognised when misspelt. */
const longWords =
  'company branch limited liability corporation incorporated partnership partners enterprise enterprises establishment proprietary business empresa private sociedad anonima limitada gesellschaft aktiengesellschaft obshchestvo aktsionernoe ogranichennoi ogranichennoy otvetstvennostyu otkrytoe zakrytoe publichnoe'.split(
    ' ',
  );

/** Whether letters begin one of them. */
export const beginsLegalWord = (letters: string): boolean => longWords.some((word) => word.startsWith(letters));

/** Words that two slips turn into other words: express. */
const knownOnce: ReadonlySet<string> = new Set(['business', 'empresa']);

const MAX_MISSPELT_LENGTH = 22;
/** Only a word of at least this length stays recognisable after two slips. */
const MIN_LENGTH_WITH_TWO_SLIPS = 7;
const longByInitial = Map.groupBy(longWords, (word) => word.charAt(0));

/** The legal word that a spelling is one or two slips away from (Compayn, Limted); otherwise the spelling itself. */
function correctedLegalWord(spelling: string): string {
  if (spelling.length < 6 || spelling.length > MAX_MISSPELT_LENGTH) return spelling;
  const alike = longByInitial.get(spelling.charAt(0))?.filter((word) => mayBeTwoSlips(word, spelling)) ?? [];
  if (alike.length === 0 || table().knows(spelling)) return spelling;
  return (
    alike.find((word) => isOneSlip(word, spelling)) ??
    (spelling.length < MIN_LENGTH_WITH_TWO_SLIPS
      ? spelling
      : (alike.find(
          (word) =>
            word.length >= MIN_LENGTH_WITH_TWO_SLIPS && !knownOnce.has(word) && slipsBetween(word, spelling) <= 2,
        ) ?? spelling))
  );
}
