/**
 * Family names in Irish and Scottish Gaelic, which are written as two or more words: those of a man (Ó Domhnaill, Mac
 * Giolla Phádraig), of his daughter (Ní Dhomhnaill, Nic Gabhann) and of his wife (Bean Uí Bhriain, Mhic Cárthaigh).
 */
import { mainForm, nameWord, type Word } from '../word.ts';

/** Grandson and son, the daughter and the wife of each, and how English writes them. */
const descent: ReadonlyMap<string, 'o' | 'mac'> = new Map([
  ['o', 'o'],
  ['ua', 'o'],
  ['ni', 'o'],
  ['ui', 'o'],
  ['mac', 'mac'],
  ['mag', 'mac'],
  ['nic', 'mac'],
  ['nig', 'mac'],
  ['mhic', 'mac'],
]);
/** Words within a family name: servant, devotee, hound, article. */
const within = new Set(['giolla', 'gille', 'ghille', 'gill', 'maol', 'mhaol', 'con', 'an', 'na', 'a']);
const wife = 'bean';
/** Words that are also names of other languages: they need an accent, or a name in Gaelic spelling behind them. */
const ambiguous = new Set(['ua', 'ni', 'ui', 'mag', 'nig']);
const inGaelicSpelling = /(?:igh|ill|[ai]in|adha|rchu|bh|dh)$/;
/** The softer first letter of a name behind a woman's particle. */
const softer = /^([bcdfgmpst])h(?=.{2})/;
const MIN_NAME_LENGTH = 3;

/** Whether a word may begin a family name in Gaelic. */
export const beginsGaelic = (spelling: string): boolean => descent.has(spelling) || spelling === wife;

/** The family name in Gaelic that begins at a word, as one word in a man's form, and how many words it consists of. */
export function gaelicName(words: readonly Word[], at: number): { word: Word; length: number } | undefined {
  const start = mainForm(words[at]) === wife ? at + 1 : at;
  const particle = words[start];
  const ancestor = descent.get(mainForm(particle));
  if (!particle || ancestor === undefined || particle.isSyllabic || (at === 0 && particle.text !== 'ó'))
    return undefined;
  let last = start + 1;
  while (within.has(mainForm(words[last])) && words[last + 1] !== undefined) last++;
  const parts = words.slice(start + 1, last + 1);
  const name = parts.map(mainForm).join('');
  if (name.length < MIN_NAME_LENGTH || parts.some((part) => part.isSyllabic) || !isGaelic(particle, name))
    return undefined;
  const used = words.slice(at, last + 1);
  return {
    word: nameWord(
      used.map(({ text }) => text).join(' '),
      mansForms(ancestor, name, mainForm(particle)),
      used.at(-1)!.bound,
    ),
    length: used.length,
  };
}

/** An O without its accent is an initial. */
function isGaelic({ text }: Word, name: string): boolean {
  if (text === 'o') return false;
  return !ambiguous.has(text) || inGaelicSpelling.test(name);
}

/** A woman's name begins softer than a man's, and lacks his h: Ní Dhomhnaill, Ní Uiginn. */
function mansForms(ancestor: 'o' | 'mac', name: string, particle: string): string[] {
  if (particle === ancestor || particle === 'ua' || particle === 'mag') return [ancestor + name];
  const plain = name.replace(softer, '$1');
  if (plain !== name) return [ancestor + plain, ancestor + name];
  return ancestor === 'o' && /^[aeiou]/.test(name) ? [`oh${name}`, ancestor + name] : [ancestor + name];
}

/** A Scottish woman's name written as one word, in her father's form: NicDhòmhnaill, macdhomhnaill. */
export const fathersGaelic = (spelling: string): readonly string[] =>
  /^nic[bcdfgmpst]h.{3}/.test(spelling) ? [spelling.replace('nic', 'mac')] : [];
