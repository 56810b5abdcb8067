/** Who is named in an article, and what each sentence says of whom. */
import { aimOf } from './aims.ts';
import { type Harmless, harmlessnessOf, isAccusedByTitle, speaksForAnother } from './bystanders.ts';
import { type Character, type Told, aCharacter, tell } from './characters.ts';
import { type NameRun, isSomebody } from './name-runs.ts';
import { hasNoCapitals } from './native-names.ts';
import type { ReadSentence } from './read-article.ts';
import type { FoundPhrase } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { type Aim, isOfStaff, maySubject } from './subjects.ts';
import { DENYING } from './tables/aim-words.ts';
import { isToldForAnother } from './told-for-another.ts';
import { type Verdict, isAccusing } from './verdicts.ts';
import { isHarmed } from './victims.ts';

/** Whoever is named, with what is said of them, in order of appearance. */
export function castOf(article: readonly ReadSentence[]): Character[] {
  const cast = new Cast();
  for (const [number, sentence] of article.entries()) cast.read(sentence, number);
  return cast.characters;
}

type Named = ReadonlyMap<NameRun, Character>;

/** Reads one sentence after the other and remembers who was spoken of last. */
class Cast {
  readonly characters: Character[] = [];
  readonly #byWord = new Map<string, Character>();
  /** Whoever is spoken of without a name. */
  readonly #unnamed: Character = aCharacter(false);
  #party: Character | null = null;
  #spokenOf: Character | null = null;
  /**
   * For so many sentences whoever is named first is who was accused or cleared without a name: 'A builder was jailed. Ann
   * Brown, 40, had ...' A headline introduces for longer, as the text begins by telling the same again.
   */
  #introduces: { sentences: number; verdict: Verdict } = { sentences: 0, verdict: 'accused' };

  read(read: ReadSentence, number: number): void {
    const { words } = read.sentence;
    const named: Named = new Map(read.names.map((name) => [name, this.#characterOf(read, name)]));
    const harmless = new Map(read.names.map((name) => [name, harmlessnessIn(read, name)]));
    const introduced = this.#introduces.sentences > 0 ? this.#introduced(words, named) : [];
    const before: Told = { verdict: this.#introduces.verdict, isBackground: isAccusing(this.#introduces.verdict) };
    const cleared = before.isBackground ? [] : introduced.map((character) => [character, before] as const);
    const { told, ofUnnamed } = this.#toldOf(read, named, new Map(cleared));
    const isUnnamed = ofUnnamed !== null && isAccusing(ofUnnamed);
    const isAccused = [...told.values()].some(({ verdict }) => isAccusing(verdict));
    for (const character of introduced) tell(told, character, before);
    for (const [name, character] of named) {
      if (isAccusedByTitle(words, name)) tell(told, character, { verdict: 'accused', isBackground: true });
    }
    for (const [character, { verdict, isBackground }] of told) {
      character.scenes.add(number);
      const isPast = isBackground && verdict === 'guilty' && character.verdicts.at(-1)?.verdict === 'cleared';
      if (!isPast) character.verdicts.push({ verdict, isTitle: read.part === 'title' });
    }
    for (const [name, character] of named) {
      const shown = harmless.get(name);
      if (shown) character.harmless[shown] += 1;
      character.scenes.add(number);
    }
    const [accused] = [...told].find(([, { verdict }]) => isAccusing(verdict)) ?? [];
    // Whom 'he' in the next sentence means: hardly the judge or the victim.
    const [, first] = [...named].find(([name]) => harmless.get(name) !== 'by title') ?? [];
    this.#spokenOf = accused ?? (isUnnamed ? null : (first ?? this.#spokenOf));
    const sentences = isAccused || introduced.length > 0 ? 0 : this.#introducesBehind(read, ofUnnamed);
    this.#introduces = { sentences, verdict: ofUnnamed ?? this.#introduces.verdict };
  }

  /** What the sentence says of whom, beside what was told before, and what of somebody without a name. */
  #toldOf(read: ReadSentence, named: Named, told: Map<Character, Told>) {
    const { names, verdicts } = read;
    const { words } = read.sentence;
    // 'The broker defrauded Brown': who was spoken of is not the broker.
    const harmed = new Set([...named].filter(([name]) => isHarmed(read, name)).map(([, character]) => character));
    const ofUnnamed = new Map<Character, Told>();
    let isUnnamed = false;
    for (const phrase of verdicts) {
      const aim = aimOf(phrase, words, names);
      // 'The court quashed the conviction', where nobody is named: that of who was spoken of.
      const isOfLast = aim === 'unnamed' && !isAccusing(phrase.meaning) && named.size === 0;
      // 'Three clerks were charged after one of them allegedly stole': of who is accused without a name.
      const isOfUnnamed = aim === 'taken up' && isUnnamed;
      const targets = isOfUnnamed ? [] : this.#targets(phrase, isOfLast ? 'taken up' : aim, named, words, harmed);
      const isBackground = isInRelativeClause(words, phrase.first) || isPluperfect(words, phrase.first);
      if (isOfUnnamed || aim === 'unnamed' || (aim === 'taken up' && !this.#spokenOf)) {
        isUnnamed ||= isAccusing(phrase.meaning);
        tell(ofUnnamed, this.#unnamed, { verdict: phrase.meaning, isBackground });
      }
      for (const target of targets) tell(told, target, { verdict: phrase.meaning, isBackground });
    }
    return { told, ofUnnamed: ofUnnamed.get(this.#unnamed)?.verdict ?? null };
  }

  #targets(
    phrase: FoundPhrase<Verdict>,
    aim: Aim,
    named: Named,
    words: readonly TextWord[],
    harmed: ReadonlySet<Character>,
  ): Character[] {
    if (aim === 'unnamed' || aim === 'nobody') return [];
    if (aim === 'taken up') return this.#spokenOf && !harmed.has(this.#spokenOf) ? [this.#spokenOf] : [];
    const meant = aim.names.filter((name) => !isShownHarmless(words, name));
    // 'His lawyer, Ann Brown, denied the claims': he did.
    const isForAnother = DENYING.has(words[phrase.first]!.text) && meant.some((name) => speaksForAnother(words, name));
    if (isForAnother) return this.#spokenOf ? [this.#spokenOf] : [];
    return meant.flatMap((name) => named.get(name) ?? []);
  }

  #introducesBehind({ part, sentence: { words } }: ReadSentence, ofUnnamed: Verdict | null): number {
    if (ofUnnamed && part === 'title') return HEADLINE_INTRODUCES;
    const isIntroduction = ofUnnamed !== null && INTRODUCTIONS.has(words[0]?.text ?? '');
    return Math.max(isIntroduction ? 1 : 0, this.#introduces.sentences - 1);
  }

  /** The subject of the sentence behind one that accuses somebody without a name. */
  #introduced(words: readonly TextWord[], named: Named): Character[] {
    const first = [...named].find(
      ([name]) => maySubject(name, words) && isSomebody(words, name) && !isOfStaff(words.slice(name.last + 1)),
    );
    if (!first) return [];
    const [name, character] = first;
    const isSubject = name.first <= MOST_BEFORE_SUBJECT && harmlessnessOf(words, name) !== 'by title';
    const isAnothersKin = POSSESSIVES.has(words[0]!.text);
    return (isSubject && !isAnothersKin) || isAged(words, name) ? [character] : [];
  }

  #characterOf({ sentence: { words }, party }: ReadSentence, name: NameRun): Character {
    const texts = words.slice(name.first, name.last + 1).map(({ text }) => text);
    const isParty = party.has(name);
    let character = isParty ? this.#party : this.#known(texts);
    if (!character) {
      character = aCharacter(isParty);
      this.characters.push(character);
      if (isParty) this.#party = character;
    }
    if (isSomebody(words, name)) character.isFull = true;
    for (const text of texts) {
      character.words.add(text);
      this.#byWord.set(text, character);
    }
    return character;
  }

  /** Whoever was named last by some of these words, and by no other in their place. */
  #known(texts: readonly string[]): Character | null {
    const candidates = new Set(texts.flatMap((text) => this.#byWord.get(text) ?? []));
    const known = [...candidates].find(
      ({ words }) => texts.every((text) => words.has(text)) || [...words].every((word) => texts.includes(word)),
    );
    return known ?? null;
  }
}

/** Without capitals other names are not known, so that a verdict finds the party's too easily: a title outweighs it. */
const isShownHarmless = (words: readonly TextWord[], name: NameRun): boolean =>
  hasNoCapitals(words[name.first]!.text) && harmlessnessOf(words, name) === 'by title';

const harmlessnessIn = (read: ReadSentence, name: NameRun): Harmless | null =>
  isHarmed(read, name)
    ? 'by title'
    : (harmlessnessOf(read.sentence.words, name) ?? (isToldForAnother(read, name) ? 'for another' : null));

/** How far before a verb 'who' stands. */
const RELATIVE_REACH = 4;
const RELATIVES: ReadonlySet<string> = new Set('who which whom que qui der die который которая'.split(' '));

/** 'Had been convicted': what was before. */
const isPluperfect = (words: readonly TextWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ text }) => text === 'had');

const isInRelativeClause = (words: readonly TextWord[], at: number): boolean =>
  words.slice(Math.max(0, at - RELATIVE_REACH), at).some(({ text }) => RELATIVES.has(text));

/** Sentences behind a headline that accuses somebody without a name. */
const HEADLINE_INTRODUCES = 2;
/** How a sentence begins that introduces somebody: 'A man', 'The former mayor', 'Two brothers'. */
const INTRODUCTIONS: ReadonlySet<string> = new Set(
  'a an the two three one former ex un una uno dos um uma dois une deux ein eine zwei der die il la el o le l'.split(
    ' ',
  ),
);
/** 'His former partner Ann Brown' is somebody else. */
const POSSESSIVES: ReadonlySet<string> = new Set(
  'his her their its su sus seu sua son sa ses leur sein ihr suo sua'.split(' '),
);

/** 'A former coach was jailed. Trainer Ann Brown ...' */
const MOST_BEFORE_SUBJECT = 4;

/** 'Ann Brown, 40,' or 'Ann Brown (40)'. */
function isAged(words: readonly TextWord[], { last }: NameRun): boolean {
  const next = words[last + 1];
  return next !== undefined && next.isAfterPause && /^[1-9]\d$/u.test(next.text);
}
