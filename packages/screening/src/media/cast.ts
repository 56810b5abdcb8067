/** Who is named in an article, and what each sentence says about whom. */
import { aimOf } from './aims.ts';
import { type Harmless, harmlessnessOf, isAccusedByTitle, speaksForAnother } from './bystanders.ts';
import { type Character, type SentenceVerdict, aCharacter, addVerdict } from './characters.ts';
import { goodOf, isHelper, isPrey } from './deeds-for.ts';
import {
  NO_INTRODUCTION,
  PERSONAL,
  type OfUnnamed,
  introducedIn,
  introductionBehind,
  opensWithBystander,
  isSaidOfOther,
  isSaidOfPeople,
  isSaidOfSeveral,
} from './introductions.ts';
import { type NameRun, isSomebody } from './name-runs.ts';
import { isNamedForAnother } from './named-for-another.ts';
import { hasNoCapitals } from './native-names.ts';
import type { FoundPhrase } from './phrases.ts';
import type { ReadSentence } from './read-article.ts';
import { isSaidOfAntecedent, isWhatWasBefore } from './relative-clauses.ts';
import type { TextWord } from './sentences.ts';
import type { Aim } from './subjects.ts';
import { DENYING } from './tables/aim-words.ts';
import { COMPANY_WORDS, PERSON } from './tables/people-words.ts';
import { PASSIVES } from './tables/role-words.ts';
import { type Verdict, isAccusing } from './verdicts.ts';
import { isHarmed } from './victims.ts';

export interface ArticleCast {
  /** Everybody named, with what is said about them, in order of appearance. */
  characters: readonly Character[];
  /** Accusations of people without a name that no name takes up later. */
  unnamed: readonly UnnamedAccused[];
}

export interface UnnamedAccused {
  /** The sentence of the article. */
  scene: number;
  /** Mentioned next to a name: 'a rival which was fined'. */
  isBeside: boolean;
  /** Several people, so no single named person. */
  isOfSeveral: boolean;
  /** People, so no company. */
  isOfPeople: boolean;
}

/** Everybody who plays a part in an article. */
export function castOf(article: readonly ReadSentence[]): ArticleCast {
  const cast = new Cast();
  for (const [number, sentence] of article.entries()) cast.read(sentence, number);
  return cast;
}

type Named = ReadonlyMap<NameRun, Character>;

/** Reads sentence by sentence and remembers who was mentioned last. */
class Cast implements ArticleCast {
  readonly characters: Character[] = [];
  readonly #byWord = new Map<string, Character>();
  unnamed: UnnamedAccused[] = [];
  /** Everybody mentioned without a name. */
  readonly #unnamed: Character = aCharacter(false);
  #party: Character | null = null;
  #spokenOf: Character | null = null;
  #introduction = NO_INTRODUCTION;
  /** Nouns with 'a' next to a name: 'Ann Brown told the trial of a nurse'. */
  readonly #strangers = new Set<string>();

  read(read: ReadSentence, number: number): void {
    const { words } = read.sentence;
    const named: Named = new Map(read.names.map((name) => [name, this.#characterOf(read, name)]));
    const good = this.#goodOf(read);
    const harmless = new Map(
      read.names.map((name) => [name, good.names.has(name) ? 'by title' : harmlessnessIn(read, name)]),
    );
    const introduced = introducedIn(this.#introduction, words, read.names, harmless);
    const stated = this.#introduce(introduced, named);
    const ofUnnamed = this.#readVerdicts(read, number, named, stated);
    const isUnnamed = ofUnnamed !== null && isAgainst(ofUnnamed);
    const isAccused = [...stated.values()].some(({ verdict }) => isAccusing(verdict));
    for (const [name, character] of named) {
      if (isAccusedByTitle(words, name)) addVerdict(stated, character, { verdict: 'accused', isBackground: true });
    }
    for (const [character, { verdict, isBackground }] of stated) {
      character.scenes.add(number);
      const isPast = isBackground && verdict === 'guilty' && character.verdicts.at(-1)?.verdict === 'cleared';
      if (!isPast) character.verdicts.push({ verdict, isTitle: read.part === 'title' });
    }
    if (good.isTakenUp && this.#spokenOf) {
      this.#spokenOf.harmless['by title'] += 1;
      this.#spokenOf.scenes.add(number);
    }
    for (const [name, character] of named) {
      const shown = harmless.get(name);
      if (shown) character.harmless[shown] += 1;
      character.scenes.add(number);
    }
    for (const noun of strangersIn(words, read.names)) this.#strangers.add(noun);
    const [accused] = [...stated].find(([, { verdict }]) => isAccusing(verdict)) ?? [];
    // Whom 'he' in the next sentence refers to: hardly the judge or the victim.
    const [, first] = [...named].find(([name]) => harmless.get(name) !== 'by title') ?? [];
    this.#spokenOf = accused ?? (isUnnamed ? null : (first ?? this.#spokenOf));
    if (introduced) this.unnamed = [];
    const isTaken = isAccused || introduced !== null;
    this.#introduction = isTaken
      ? NO_INTRODUCTION
      : introductionBehind(this.#introduction, read, good.ofUnnamed ?? ofUnnamed);
  }

  /** The introduced character receives what was said earlier without a name. */
  #introduce(introduced: NameRun | null, named: Named): Map<Character, SentenceVerdict> {
    const character = introduced && named.get(introduced);
    const { said } = this.#introduction;
    if (!character || said === 'unaccused') return new Map();
    if (said !== 'good')
      return new Map([[character, { verdict: said, isBackground: said !== 'cleared', isIntroduced: true }]]);
    character.harmless['by title'] += 1;
    return new Map();
  }

  /** Who sues, helps or suffers in a sentence: names in it, the character mentioned before, or somebody unnamed. */
  #goodOf(read: ReadSentence): Good {
    const good = goodOf(read);
    const opening = good.find(({ aim }) => aim === 'unnamed')?.phrase;
    const at = read.part === 'title' && opensWithBystander(read) ? 0 : opening?.first;
    const isAccusedFirst =
      at === undefined || read.verdicts.some(({ meaning, first }) => isAccusing(meaning) && first < at);
    const against = opening?.meaning === 'sues' ? read.sentence.words.slice(at).map(({ text }) => text) : [];
    return {
      names: new Set(good.flatMap(({ aim }) => (typeof aim === 'string' ? [] : aim.names))),
      isTakenUp: good.some(({ aim }) => aim === 'taken up'),
      ofUnnamed: isAccusedFirst ? null : { said: 'good', isOfPeople: false, against },
    };
  }

  /** Adds to `stated` what the sentence says about whom; returns what it says about somebody unnamed. */
  #readVerdicts(
    read: ReadSentence,
    scene: number,
    named: Named,
    stated: Map<Character, SentenceVerdict>,
  ): OfUnnamed | null {
    const { names, verdicts } = read;
    const { words } = read.sentence;
    // 'The broker defrauded Brown': the character mentioned before is not the broker.
    const harmed = new Set([...named].filter(([name]) => isHarmed(read, name)).map(([, character]) => character));
    const ofUnnamed = new Map<Character, SentenceVerdict>();
    let isUnnamed = false;
    let isOfPeople = false;
    for (const phrase of verdicts) {
      const aim = aimOf(phrase, words, names);
      // 'The court quashed the conviction', with nobody named: the conviction of the character mentioned before.
      const isOfLast = aim === 'unnamed' && !isAccusing(phrase.meaning) && named.size === 0;
      // 'Three clerks were charged after one of them allegedly stole': refers to the unnamed accused.
      const isOfUnnamed = aim === 'taken up' && isUnnamed;
      const targets = isOfUnnamed ? [] : this.#targets(phrase, isOfLast ? 'taken up' : aim, named, words, harmed);
      const isBackground = isWhatWasBefore(words, phrase.first);
      if (isOfUnnamed || aim === 'unnamed' || (aim === 'taken up' && !this.#spokenOf)) {
        isUnnamed ||= isAccusing(phrase.meaning);
        isOfPeople ||= isSaidOfPeople(phrase, words);
        addVerdict(ofUnnamed, this.#unnamed, { verdict: phrase.meaning, isBackground });
        if (isAccusing(phrase.meaning)) this.unnamed.push(unnamedOf(phrase, read, scene));
      }
      for (const target of targets) addVerdict(stated, target, { verdict: phrase.meaning, isBackground });
    }
    const said = ofUnnamed.get(this.#unnamed)?.verdict;
    return said ? { said, isOfPeople } : null;
  }

  #targets(
    phrase: FoundPhrase<Verdict>,
    aim: Aim,
    named: Named,
    words: readonly TextWord[],
    harmed: ReadonlySet<Character>,
  ): Character[] {
    if (aim === 'unnamed' || aim === 'nobody') return [];
    if (aim === 'taken up') {
      const isMeant =
        this.#spokenOf &&
        !harmed.has(this.#spokenOf) &&
        !this.#isOtherThan(this.#spokenOf, phrase, words) &&
        !this.#isOfAnother(phrase, words);
      return isMeant ? [this.#spokenOf!] : [];
    }
    const meant = aim.names.filter((name) => !isShownHarmless(words, name));
    // 'His lawyer, Ann Brown, denied the claims': he did.
    const isForAnother = DENYING.has(words[phrase.first]!.text) && meant.some((name) => speaksForAnother(words, name));
    if (isForAnother) return this.#spokenOf ? [this.#spokenOf] : [];
    return meant.flatMap((name) => named.get(name) ?? []);
  }

  /** 'The man was arrested', 'he was jailed', after a company was mentioned. */
  #isOtherThan(spokenOf: Character, phrase: FoundPhrase<Verdict>, words: readonly TextWord[]): boolean {
    if (![...spokenOf.words].some((word) => COMPANY_WORDS.has(word))) return false;
    return words.slice(0, phrase.first).some(({ text }) => PERSONAL.has(text) || PERSON.has(text));
  }

  /** 'The nurse denies' after 'Ann Brown told the trial of a nurse'. */
  #isOfAnother(phrase: FoundPhrase<Verdict>, words: readonly TextWord[]): boolean {
    const [the, noun] = words;
    return phrase.first > 1 && the!.text === 'the' && this.#strangers.has(noun!.text);
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

  /** The character named last by some of these words, and by no other word in their place. */
  #known(texts: readonly string[]): Character | null {
    const candidates = new Set(texts.flatMap((text) => this.#byWord.get(text) ?? []));
    const known = [...candidates].find(
      ({ words }) => texts.every((text) => words.has(text)) || [...words].every((word) => texts.includes(word)),
    );
    return known ?? null;
  }
}

interface Good {
  names: ReadonlySet<NameRun>;
  isTakenUp: boolean;
  ofUnnamed: OfUnnamed | null;
}

const isAgainst = ({ said }: OfUnnamed): boolean => said !== 'good' && isAccusing(said);

const unnamedOf = (
  phrase: FoundPhrase<Verdict>,
  { sentence: { words }, names }: ReadSentence,
  scene: number,
): UnnamedAccused => ({
  scene,
  isBeside: isSaidOfOther(phrase, words) || isSaidOfAntecedent(words, phrase.first, names),
  isOfSeveral: isSaidOfSeveral(phrase, words),
  isOfPeople: isSaidOfPeople(phrase, words),
});

/**
 * Without capitals, other names are not recognised, so a verdict is too easily attributed to the party: a title
 * outweighs it.
 */
const isShownHarmless = (words: readonly TextWord[], name: NameRun): boolean =>
  hasNoCapitals(words[name.first]!.text) && harmlessnessOf(words, name) === 'by title';

const harmlessnessIn = (read: ReadSentence, name: NameRun): Harmless | null =>
  isHarmed(read, name) || isPrey(read.sentence.words, name) || isHelper(read, name)
    ? 'by title'
    : (harmlessnessOf(read.sentence.words, name) ?? (isNamedForAnother(read, name) ? 'for another' : null));

/** Nouns with 'a' that are next to a name but do not describe it. */
const strangersIn = (words: readonly TextWord[], names: readonly NameRun[]): string[] =>
  words.flatMap(({ text, isCapital, isAfterPause }, at) => {
    const article = words[at - 1];
    const isNoun = !isCapital && !isAfterPause && (article?.text === 'a' || article?.text === 'an');
    const isOfName = article?.isAfterPause || PASSIVES.has(words[at - 2]?.text ?? '') || words[at - 2]?.text === 'as';
    return isNoun && !isOfName && names.some(({ last }) => last < at) ? [text] : [];
  });
