/** What is heard in a word, as a form of its own that relates a Latin word to one of another alphabet. */
import { inForeignGeorgian, isGeorgian } from '../scripts/long-tail.ts';

const none: readonly string[] = [];

/**
 * The mark of what is heard. It is equal or not, never similar, and says nothing of two Latin words: many words sound
 * alike (Renaud, Renault).
 */
export const heardMark = '#';

/** Unifies what the tables of these alphabets vary: Матьё, Матье; Гайяр, Гаяр. */
const inOneSpelling = (heard: string): string =>
  heard
    .replaceAll(/(.|[tdcszk][sh])\1+/g, '$1')
    .replaceAll(/y[eo]/g, 'e')
    .replaceAll('yu', 'u')
    .replaceAll('ya', 'a')
    .replaceAll('y', 'i')
    .replaceAll('kh', 'h');

/** What is heard in a word, as a marked form. */
export const asHeardOnly = (heard: string): string => heardMark + inOneSpelling(heard);

/** A Cyrillic, Georgian or Armenian word as it is heard, if it may be a foreign name; none for other words. */
export function heardAsWritten(written: string, forms: readonly string[]): readonly string[] {
  if (!isByEar.test(written) || isSlavic.test(written)) return none;
  const heard = isGeorgian(written) ? inForeignGeorgian(written) : forms[0]!;
  return heard.length >= MIN_LENGTH ? [asHeardOnly(heard)] : none;
}
const isByEar = /^[\u0430-\u045f\u0561-\u0587\u10d0-\u10ff]{3,}$/;
/** Endings of Slavic, Georgian and Armenian names, unless they have the э of foreign ones. */
const isSlavic = /^[^э]+(?:[оеё]ва?|[иы]на?|ск[аи]й?|ская|[иы]й|ко|[уюи]к|ич|вна|[ая]я|ян|дзе|швили|յան|ძე|შვილი)$/;
const MIN_LENGTH = 4;
