/**
 * Two given names contracted into one word: Juanma is Juan Manuel, Hajo Hans Joachim, Giampaolo Gian Paolo. From public
 * naming customs.
 */
import { kinOf } from './nicknames.ts';
import { isFrequentName } from '../rarity.ts';
import { nameWord, type Word } from '../word.ts';

/**
 * Spanish, Philippine, Portuguese, Italian, German, French: the contraction, then the two names. A contraction with
 * several meanings has several entries.
 */
const source =
  'hajo hans joachim|haju hans jurgen|hajue hans jurgen|hape hans peter|hawe hans werner|kade karl dieter|kahe karl heinz|annelies anna elisabeth|annegret anna margarete|marlies maria elisabeth|marlene maria magdalena|' +
  'joma jose maria|juanma juan manuel|juanjo juan jose|juanra juan ramon|juanlu juan luis|juanpe juan pedro|juanpa juan pablo|juanfran juan francisco|juanan juan antonio|juanmi juan miguel|juandi juan diego|juanca juan carlos|juanca juan camilo|juanda juan david|juanes juan esteban|' +
  'josema jose manuel|josema jose maria|chema jose maria|txema jose maria|josemi jose miguel|joserra jose ramon|josean jose antonio|joselu jose luis|pepelu jose luis|joseju jose julio|joseca jose carlos|jotape juan pablo|luisfer luis fernando|luismi luis miguel|luisma luis manuel|luisca luis carlos|carlosma carlos manuel|miguelan miguel angel|victorma victor manuel|' +
  'maite maria teresa|mayte maria teresa|marite maria teresa|maritere maria teresa|marites maria teresa|maritess maria teresa|maribel maria isabel|mabel maria isabel|marisa maria luisa|marilu maria luisa|marilu maria lourdes|marilou maria lourdes|marilou marie louise|malu maria luisa|marisol maria soledad|maricarmen maria carmen|marycarmen maria carmen|maricar maria carmen|mamen maria carmen|' +
  'mariajo maria jose|marijo maria jose|majo maria jose|marilo maria dolores|maripili maria pilar|maripaz maria paz|marivi maria victoria|marivic maria victoria|maricris maria cristina|maricruz maria cruz|malena maria elena|marilena maria elena|marian maria angeles|marielena maria elena|mariel maria elena|maju maria julia|anabel ana isabel|anamari ana maria|anacris ana cristina|' +
  'annemarie anna maria|annamarie anna maria|annelise anna elisabeth|annelore anna eleonore|hannelore johanna eleonore|rosemarie rosa maria|marianne maria anna|liselotte elisabeth charlotte|lieselotte elisabeth charlotte|annalisa anna elisabetta|michelangelo michele angelo|carlalberto carlo alberto|mariarosaria maria rosaria|' +
  'zeca jose carlos|joca joao carlos|gianlu gian luca|pigi pier giorgio|pierlu pier luigi|jeanba jean baptiste|jib jean baptiste';
let contractions: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

function load(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const table = new Map<string, (readonly string[])[]>();
  for (const entry of source.split('|')) {
    const [contracted = '', ...names] = entry.split(' ');
    table.set(contracted, [...(table.get(contracted) ?? []), names]);
  }
  return table;
}

/**
 * The first half of a contracted given name, and the forms of that half when it stands separately: Gianbattista is Gian
 * Battista and Giovanni Battista.
 */
interface Beginning {
  written: RegExp;
  firsts: readonly string[];
}
const beginnings: readonly Beginning[] = [
  // Italian: before b, m and p the n of Gian may become m; likewise in Giovan.
  { written: /^gia(?:n|m(?=[bmp]))([a-z]{4,})$/, firsts: ['gian', 'giovanni'] },
  // Before a vowel the n is doubled: Giannantonio.
  { written: /^giann([aeiou][a-z]{4,})$/, firsts: ['gian', 'giovanni'] },
  { written: /^giova(?:n|m(?=[bmp]))([a-z]{5,})$/, firsts: ['giovanni'] },
  { written: /^pier([a-z]{4,})$/, firsts: ['pier', 'pietro'] },
  { written: /^marc(antonio|aurelio)$/, firsts: ['marco'] },
  // Alemannic and German: Hansjürg is Hans Jürg and Hans Georg.
  { written: /^hans([a-z]{4,})$/, firsts: ['hans'] },
];
const mayBegin = /^(?:gi|pier|marc|hans)/;

/** The pairs of names that a word may be a contraction of; [] for nearly every word. */
function namesOf(spelling: string): readonly (readonly string[])[] {
  contractions ??= load();
  if (!mayBegin.test(spelling)) return contractions.get(spelling) ?? none;
  for (const { written, firsts } of beginnings) {
    const second = written.exec(spelling)?.[1];
    if (second && isGiven(second)) return firsts.map((first) => [first, second]);
  }
  return contractions.get(spelling) ?? none;
}
const none: readonly (readonly string[])[] = [];
const isGiven = (name: string): boolean => isFrequentName(name) || kinOf(name).size > 0;

/** Whether a word may be two contracted given names. */
export const isContracted = (spelling: string): boolean => namesOf(spelling).length > 0;

/** A name as written, and with its contracted given name written in full. */
export function withContractedInFull(words: Word[]): Word[][] {
  const at = words.findIndex(({ forms: [form = ''], isSyllabic }) => !isSyllabic && isContracted(form));
  if (at < 0 || words.length < 2) return [words];
  const named = namesOf(words[at]!.forms[0]!);
  return [words, ...named.map((names) => words.toSpliced(at, 1, ...names.map((text) => nameWord(text))))];
}
