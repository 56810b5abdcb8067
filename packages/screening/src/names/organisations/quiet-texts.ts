/**
 * Which texts hold one name as it is written, as far as their signs and words tell: nearly all that are plain words. What the
 * customs of `organisation-texts.ts` look for has signs of its own, or one of the words here; a test holds both to each other.
 */
import { mayHavePart, mayHaveTown } from './payment-lines.ts';

/** Latin words of two letters or more, with commas, full stops and ampersands between them. */
const plainWords =
  /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]{2,}\.?,?(?: (?:& ?)?[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]{2,}\.?,?)*$/;

/**
 * Words by which a custom may be told: another name, what others call it or gave it, whom it pays for, a post of a payment, a
 * state body by its letters, a bank's mark, an Indonesian ship's, the maker of an aircraft.
 */
const tellingWords =
  /(?<![A-Za-z])(?:ex|formerly|fka|tz[vw]|called|sogenannte[nrs]?|cosiddett[ao]|zogenaamde|(?:auto)?denominad[ao]|kaldte|kallade|llamad[ao]|orders?|ordena|tc|obo|fbo|behalf|account|benefit|nominee|trustee|agent|attn|attention|rk|mo|km|kmp|klm|imo|ho|hao|boeing|airbus|gulfstream|bombardier|embraer|antonov|ilyushin|tupolev|dassault|minoborony|[ck]b|jscb)(?![A-Za-z])|bakanl|manag(?:ing|ement) company/i;

/** A capital within a word; a text that is the mark of an aircraft or ends in the code of a state. */
const tellingCapitals = /\p{Ll}{3}\p{Lu}\p{Ll}{2}|^[A-Z ]{4,8}$|\s[A-Z]{2}$/u;

export const isQuiet = (text: string): boolean =>
  plainWords.test(text) &&
  !tellingWords.test(text) &&
  !tellingCapitals.test(text) &&
  !mayHavePart.test(text) &&
  !mayHaveTown(text);
