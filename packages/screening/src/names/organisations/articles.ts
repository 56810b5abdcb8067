/** Articles that are joined to a word or lost their sign: Harakatal-Nujaba, Mines d Or. */
import { companyWord, placeOf } from './company-words.ts';
import type { Custom } from './custom.ts';
import { fold } from '../fold.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

/** An Arabic article joined to the previous word: Harakatal-Nujaba. */
const gluedArticle = /(?<=(?<!\p{L})(\p{L}{3,}))al-(?=\p{L}{3})/giu;
function withArticleApart(text: string): string[] {
  const apart = text.replaceAll(gluedArticle, (all, before: string) => (isShared(`${before}al`) ? all : ` ${all}`));
  return apart === text ? [text] : [text, apart];
}
/** One that carries the ending of the word before it: Ansarul Islam is Ansar al-Islam. */
const articledEnding =
  /(?<=\p{L}{3})ul(?= (?:Islam|Muslim\p{L}+|Muja\p{L}+|Sunn?ah?|Haq|Ahrar|Ulama|Furqan|Hind|Mumin\p{L}+|Quran|Jihad|Shabaa?b|Ummah?)(?!\p{L}))/giu;
function withArticleOfNext(text: string): string[] {
  const apart = text.replaceAll(articledEnding, ' al');
  return apart === text ? [text] : [text, apart];
}
const isShared = (word: string): boolean => isOrdinaryWord(fold(word)) || companyWord(fold(word)) !== undefined;

/** A French or Italian article that lost its apostrophe: Mines d Or, L Aquila. */
const loneArticle = /(?<![\p{L}\d.'’])([dl]) (?=[aeiouhâàéèêëîïôöûœ])/giu;
function withElision(text: string): string[] {
  const elided = text.replaceAll(loneArticle, "$1'");
  const bare = text.replaceAll(elidedOf, '');
  return [...new Set([text, elided, bare])];
}
/** 'Of' before a name in capitals: Prison d'Evin. */
const elidedOf = /(?<![\p{L}\d])d['’](?=\p{Lu}\p{Ll}{2})/gu;

/** A place after an elided article; without the sign it would be too short to recognise: Banque d'Iran. */
const articledPlace = /(?<![\p{L}\d])[dl]['’](?=(\p{L}{4})(?!\p{L}))/giu;
const withoutPlacesArticle = (text: string): string[] => [
  text.replaceAll(articledPlace, (article, place: string) => (placeOf(fold(place)) === undefined ? article : '')),
];

/** Customs of articles, in this order. */
export const articleCustoms: readonly Custom[] = [
  [/(?:^|[^\p{L}])[dl] |d['’]/iu, withElision],
  [/\p{L}al-/iu, withArticleApart],
  [/ul [IMSHAUFQJ]/i, withArticleOfNext],
  [/[dl]['’]/i, withoutPlacesArticle],
];
