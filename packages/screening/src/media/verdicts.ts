/** What a sentence says about somebody's legal position, found by phrases; `aims.ts` finds out about whom. */
import { type Context, isNegated } from './context.ts';
import type { FoundPhrase } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { isClearing, isEnded, isVerdict } from './no-verdict.ts';
import { type LegalStage, findAccusations, findClearings, findDeeds } from './stages.ts';

/** Found guilty or punished; accused; accused by their deed; cleared; or merely not accused, which leaves it open. */
export type Verdict = 'guilty' | 'accused' | 'did' | 'cleared' | 'unaccused';

/** Whether it counts against somebody. */
export const isAccusing = (verdict: Verdict): boolean => verdict !== 'cleared' && verdict !== 'unaccused';

/** The stages at which somebody decided against the accused, or the accused gave in. */
const GUILT: ReadonlySet<LegalStage> = new Set(['convicted', 'fined', 'sanctioned', 'settled']);

/** The accusations and clearings of a sentence, in order; a negated accusation clears. */
export function verdictsOf(
  words: readonly TextWord[],
  contexts: readonly FoundPhrase<Context>[],
): FoundPhrase<Verdict>[] {
  const accusations = findAccusations(words);
  const clearings = [...findClearings(words), ...accusations.filter((phrase) => isEnded(words, phrase))]
    .filter((phrase) => isClearing(words, phrase))
    .map((phrase) => saying('cleared', phrase));
  const against = [
    ...accusations.map((phrase) => saying(GUILT.has(phrase.meaning) ? 'guilty' : 'accused', phrase)),
    ...findDeeds(words).map((phrase) => saying('did', phrase)),
  ].filter((phrase) => !clearings.some((clearing) => overlaps(clearing, phrase)) && isVerdict(words, phrase));
  return against
    .flatMap((phrase) => {
      if (!isNegated(phrase, contexts)) return [phrase];
      return isDenied(words, phrase) ? [saying('unaccused', phrase)] : [];
    })
    .concat(clearings)
    .toSorted((a, b) => a.first - b.first);
}

const saying = (meaning: Verdict, { first, last }: FoundPhrase<string>): FoundPhrase<Verdict> => ({
  meaning,
  first,
  last,
});

const overlaps = (a: FoundPhrase<string>, b: FoundPhrase<string>): boolean => a.first <= b.last && b.first <= a.last;

/** 'Has not been charged' clears; 'denies fraud' and 'without admitting' do not. */
const DENIAL_REACH = 3;
const DENIALS: ReadonlySet<string> = new Set("not never nor neither hasn't wasn't isn't weren't".split(' '));

const isDenied = (words: readonly TextWord[], { first }: FoundPhrase<string>): boolean =>
  words.slice(Math.max(0, first - DENIAL_REACH), first).some(({ text }) => DENIALS.has(text));
