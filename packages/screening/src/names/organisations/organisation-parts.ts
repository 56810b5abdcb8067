/** Decides which words of an organisation's name belong together, before they are read. */
import { companyWord, isPhrase } from './company-words.ts';
import { numberOf } from '../number-words.ts';
import { isLatin } from '../scripts/script-of.ts';
import { mainForm, nameWord, respelled, type Word } from '../word.ts';

const and = new Set(['and', 'und', 'et']);
const isLetter = (word: Word | undefined): boolean => word !== undefined && /^[a-z]$/.test(mainForm(word));

/** Adjacent single letters are one word, and so are digits: A-B-C is abc, S. A. is sa, 7 6 0 1 is 7601. */
export const joinLetters = (words: Word[]): Word[] => joinedFigures(joinedLetters(words));

const MIN_FIGURES = 3;

function joinedFigures(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (end < words.length && isFigure(words[end]!)) end++;
    if (end - at >= MIN_FIGURES) {
      const number = words
        .slice(at, end)
        .map((word) => numberOf(mainForm(word)))
        .join('');
      joined.push(nameWord(number, [number], words[end - 1]!.bound));
      at = end;
    } else joined.push(words[at++]!);
  }
  return joined;
}

/** A digit, or the word for one: Three Six Five. */
function isFigure(word: Word): boolean {
  const number = numberOf(mainForm(word));
  return number !== undefined && number < 10;
}

function joinedLetters(words: Word[]): Word[] {
  const joined: Word[] = [];
  let run: Word[] = [];
  let isAnd = false;
  const close = (): void => {
    const letters = run.map(mainForm);
    // Marks & Spencer's M and S is not a legal form.
    const forms = isAnd ? [letters.join('and'), letters.join('')] : [letters.join('')];
    if (run.length > 1) joined.push(nameWord(run.map((word) => word.text).join(''), forms));
    else joined.push(...run);
    run = [];
    isAnd = false;
  };
  for (const [at, word] of words.entries()) {
    if (isLetter(word)) run.push(word);
    else if (run.length > 0 && and.has(mainForm(word)) && isLetter(words[at + 1])) isAnd = true;
    else {
      close();
      joined.push(word);
    }
  }
  close();
  return joined;
}

/** An Arabic article in Latin letters, assimilated to the next word: as-Sahab, an-Nour, ash-Shams. */
const article = /^a(?:n|r|s|sh|t|z|d|dh|th)$/;
/** The same in other romanisations if a hyphen ties it to the next word: ut-Tahrir, el-Qods. */
const boundArticle = /^(?:[ae](?:l|n|r|s|sh|t|z|d)|u(?:l|n|r|sh|t|z|d))$/;
/** Words that form one word with the next: Abu Sayyaf, Bin Ladin, Abdul Rahman. */
const fathers = /^(?:bin|ibn|abu|abou|aboo|abd|abdul|abdel|abdal|~bn|~abn|~abw|~aby|~abd)$/;
const definite = /^(?:al|el|ul)$/;
/** Egypt and Sudan write g for j: Al Gunade, Al Junaid. */
const spokenG = /^g[aeiou][a-z]{2,}$/;
const god = /^(?:[auo]llah?|~allh)$/;
/** 'Settled by', at the end of a town's name: Nur Abad is Nurabad. */
const settled = /^~?abad$/;
/** Abu Dhabi is a place. */
const placesOfFathers = new Set(['dhabi', 'zabi', 'zaby', '~zby', '~zaby']);
const MAX_FORMS = 4;

/** Drops Arabic articles; joins names of God and fathers, and 'abad', with the word they belong to. */
export function joinNames(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const spelling = mainForm(word);
    const next = words[at + 1];
    if (!next) joined.push(word);
    else if (vans.has(spelling) && isParticle(word) && !isPhrase(spelling, mainForm(next)))
      words[at + 1] = withParticle(word, next);
    else if (isArticle(word, mainForm(next))) words[at + 1] = { ...withArticle(word, next), afterArticle: true };
    else if (definite.test(spelling) && spokenG.test(mainForm(next))) {
      joined.push(word);
      const spoken = withArticle(word, next);
      words[at + 1] = respelled(spoken, [...spoken.forms, `j${mainForm(next).slice(1)}`]);
    } else if (definite.test(spelling)) {
      joined.push(word);
      words[at + 1] = withArticle(word, next);
    } else if (fathers.test(spelling) && !placesOfFathers.has(mainForm(next))) {
      const hasArticle = definite.test(mainForm(next)) && at + 2 < words.length;
      joined.push(together(word, hasArticle ? words[at + 2]! : next));
      at += hasArticle ? 2 : 1;
    } else if ((god.test(mainForm(next)) || settled.test(mainForm(next))) && spelling.length > 2) {
      joined.push(together(word, next));
      at++;
    } else joined.push(word);
  }
  return joined;
}

/** Particles of Dutch and German family names, often joined to the name: Van den Bosch, Vandenbosch. */
const vans = new Set(['van', 'vande', 'vanden', 'vander', 'von', 'vonder']);
const afterVan = new Set(['den', 'der', 'de']);

/** In Vietnamese it is a syllable, recognised by its diacritics: vận tải. */
const isParticle = ({ text }: Word): boolean => /^[a-z ]+$/.test(text) || !isLatin(text);

/** The next word, possibly joined with a particle: van + den, vanden + Bosch. */
function withParticle(particle: Word, next: Word): Word {
  const [before, after] = [mainForm(particle), mainForm(next)];
  if (afterVan.has(after)) return nameWord(`${particle.text} ${next.text}`, [before + after]);
  return respelled(next, [...next.forms, before + after]);
}

const isArticle = (word: Word, next: string): boolean => {
  const spelling = mainForm(word);
  if (next.length <= 2 || !(article.test(spelling) || (word.bound && boundArticle.test(spelling)))) return false;
  return spelling.endsWith('l') || next.startsWith(spelling.slice(1));
};

/** An own word after an article, with which it is often joined: Al-Rawi, Elrawi. */
function withArticle(before: Word, word: Word): Word {
  const spelling = mainForm(word);
  const isOwn = /^[a-z]{3,}$/.test(spelling) && companyWord(spelling) === undefined;
  return isOwn && definite.test(mainForm(before)) ? respelled(word, [...word.forms, `al${spelling}`]) : word;
}

const together = (one: Word, other: Word): Word =>
  nameWord(
    `${one.text} ${other.text}`,
    one.forms.flatMap((head) => other.forms.map((tail) => head + tail.replace('~', ''))).slice(0, MAX_FORMS),
    other.bound,
  );
