/**
 * Recognises texts that contain a single name, as written: nearly all that consist of plain words. The customs of
 * `organisation-texts.ts` look for special characters or for one of the words here; a test compares the two.
 */
import { mayHavePart, mayHaveTown } from './payment-lines.ts';

/** Latin words of at least two letters, with commas, full stops and ampersands between them. */
const plainWords =
  /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]{2,}\.?,?(?: (?:& ?)?[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]{2,}\.?,?)*$/;

/**
 * Words that may trigger a custom: another name, an honour or label, a principal, a payment item, a state body's
 * letters, a bank's mark, a cargo or a place of delivery, an Indonesian ship's prefix, an aircraft maker.
 */
const tellingWords =
  /(?<![A-Za-z])(?:ex|formerly|fka|tz[vw]|called|sogenannte[nrs]?|cosiddett[ao]|zogenaamde|(?:auto)?denominad[ao]|kaldte|kallade|llamad[ao]|orders?|ordena|t[chk]|vo|obo|fbo|behalf|account|benefit|nominee|trustee|agent|attn|attention|rk|mo|km|kmp|klm|imo|ho|(?:yi|er|san|si|wu|liu|qi|ba|jiu|shi)?hao|cargo|capt|per|aboard|c[fp][rt]|ci[fp]|fob|fca|fas|exw|dap|ddp|boeing|airbus|gulfstream|bombardier|embraer|antonov|ilyushin|tupolev|dassault|minoborony|[ck]b|jscb)(?![A-Za-z])|[a-z]{3}ul (?:islam|mus|muj|sun|haq|ahr|ulam|fur|hin|mum|qur|jih|sha|umm)|bakanl|manag(?:ing|ement) company/i;

/** A capital within a word; a text that is an aircraft mark or ends in a country code. */
const tellingCapitals = /\p{Ll}{3}\p{Lu}\p{Ll}{2}|^[A-Z ]{4,8}$|\s[A-Z]{2}$|^[A-Z]{2} [A-Z]{3} /u;

export const isQuiet = (text: string): boolean =>
  plainWords.test(text) &&
  !tellingWords.test(text) &&
  !tellingCapitals.test(text) &&
  !mayHavePart.test(text) &&
  !mayHaveTown(text);
