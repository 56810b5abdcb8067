/** What is settled about an organisation's words before they are read: which belong together, and where a second name begins. */
import type { Word } from './word.ts';

const spellingOf = (word: Word): string => word.forms[0] ?? '';

/** Letters that stand alone side by side are one word (A-B-C is abc, S. A. is sa); Arabic articles go; names of God and fathers join. */
export const joinWords = (words: Word[]): Word[] => joinNames(joinLetters(words));

const and = new Set(['and', 'und', 'et']);
const isLetter = (word: Word | undefined): boolean => word !== undefined && /^[a-z]$/.test(spellingOf(word));

function joinLetters(words: Word[]): Word[] {
  const joined: Word[] = [];
  let run: Word[] = [];
  let isAnd = false;
  const close = (): void => {
    const letters = run.map(spellingOf);
    // Marks & Spencer's M and S is no legal form.
    const forms = isAnd ? [letters.join('and'), letters.join('')] : [letters.join('')];
    if (run.length > 1) joined.push({ text: run.map((word) => word.text).join(''), forms, bound: false });
    else joined.push(...run);
    run = [];
    isAnd = false;
  };
  for (const [at, word] of words.entries()) {
    if (isLetter(word)) run.push(word);
    else if (run.length > 0 && and.has(spellingOf(word)) && isLetter(words[at + 1])) isAnd = true;
    else {
      close();
      joined.push(word);
    }
  }
  close();
  return joined;
}

/** An Arabic article in Latin letters takes on the first letter of the next word: as-Sahab, an-Nour, ash-Shams. */
const article = /^a(?:n|r|s|sh|t|z|d|dh|th)$/;
/** So do those that a hyphen ties to it, in other romanisations: ut-Tahrir, el-Qods. */
const boundArticle = /^(?:[ae](?:l|n|r|s|sh|t|z|d)|u(?:l|n|r|sh|t|z|d))$/;
/** Words that are one with the next: Abu Sayyaf, Bin Ladin, Abdul Rahman. */
const fathers = /^(?:bin|ibn|abu|abou|aboo|abd|abdul|abdel|abdal|~bn|~abw|~aby|~abd)$/;
const definite = /^(?:al|el|ul)$/;
const god = /^(?:[auo]llah?|~allh)$/;
/** Abu Dhabi is a place. */
const placesOfFathers = new Set(['dhabi', 'zaby', '~zby', '~zaby']);
const mostForms = 4;

function joinNames(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const spelling = spellingOf(word);
    const next = words[at + 1];
    if (!next) joined.push(word);
    else if (isArticle(word, spellingOf(next))) continue;
    else if (fathers.test(spelling) && !placesOfFathers.has(spellingOf(next))) {
      const hasArticle = definite.test(spellingOf(next)) && at + 2 < words.length;
      joined.push(together(word, hasArticle ? words[at + 2]! : next));
      at += hasArticle ? 2 : 1;
    } else if (god.test(spellingOf(next)) && spelling.length > 2) {
      joined.push(together(word, next));
      at++;
    } else joined.push(word);
  }
  return joined;
}

const isArticle = (word: Word, next: string): boolean => {
  const spelling = spellingOf(word);
  if (next.length <= 2 || !(article.test(spelling) || (word.bound && boundArticle.test(spelling)))) return false;
  return spelling.endsWith('l') || next.startsWith(spelling.slice(1));
};

const together = (one: Word, other: Word): Word => ({
  text: `${one.text} ${other.text}`,
  forms: one.forms.flatMap((head) => other.forms.map((tail) => head + tail.replace('~', ''))).slice(0, mostForms),
  bound: other.bound,
});

/** Words that begin another name of the same company, by their first word. */
const otherNames = new Map([
  ['formerly', ['known as', 'called', 'named', '']],
  ['previously', ['known as', 'called', 'named', '']],
  ['also', ['known as', 'called']],
  ['now', ['known as', 'called']],
  ['doing', ['business as']],
  ['trading', ['as']],
  ['care', ['of']],
  ['dba', ['']],
  ['fka', ['']],
  ['aka', ['']],
  ['nka', ['']],
  ['vormals', ['']],
  ['ehemals', ['']],
  ['anciennement', ['']],
  ['voorheen', ['']],
]);

/** The names that the words hold: one, or several where the text says that it gives another (formerly, trading as, d/b/a). */
export function partNames(words: Word[]): Word[][] {
  const names: Word[][] = [[]];
  for (let at = 0; at < words.length;) {
    const length = markLength(words, at);
    if (length > 0) names.push([]);
    else names.at(-1)!.push(words[at]!);
    at += Math.max(1, length);
  }
  const found = names.filter((name) => name.length > 0);
  return found.length > 0 ? found : [words];
}

/** How many words at a position only say that another name follows; 0 where none does. */
function markLength(words: readonly Word[], at: number): number {
  const rests = otherNames.get(spellingOf(words[at]!));
  for (const rest of rests ?? []) {
    const more = rest === '' ? [] : rest.split(' ');
    if (at + more.length < words.length - 1 && more.every((word, index) => spellingOf(words[at + 1 + index]!) === word))
      return 1 + more.length;
  }
  return 0;
}
