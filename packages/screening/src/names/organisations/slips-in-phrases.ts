/** Misspelt parts of phrases and forms, recognised by their neighbours: Hogn Kong, Special Desigr Bureau. */
import { isGivenSyllable } from '../east-asian/latin-names.ts';
import { companyKeysOf, companyPartMeant, mayBeInPhrase } from './company-words.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { legalKeysOf, legalPartMeant, mayBeInLegalForm } from './legal-forms.ts';
import { isFrequentName } from '../rarity.ts';
import { remembered } from '../remembered.ts';
import { mainForm, respelled, type Word } from '../word.ts';

/** The words of a name with misspelt parts of phrases corrected; undefined for nearly all names. */
export function withPartsMeant(words: readonly Word[]): Word[] | undefined {
  if (words.length < 2) return undefined;
  const spellings = words.map(mainForm);
  let company: string[] | undefined;
  let legal: string[] | undefined;
  let mended: Word[] | undefined;
  for (const [at, spelling] of spellings.entries()) {
    const slip = slipOf(spelling);
    const part =
      (slip.ofCompany ? companyPartMeant((company ??= companyKeysOf(spellings)), at, spelling) : undefined) ??
      (slip.ofForm ? legalPartMeant((legal ??= legalKeysOf(spellings)), at, spelling) : undefined);
    if (part === undefined) continue;
    mended ??= [...words];
    mended[at] = respelled(words[at]!, [part]);
    spellings[at] = part;
    company = undefined;
    legal = undefined;
  }
  return mended;
}

/** Whether a word may be a misspelt part of a shared phrase, or of a form. */
interface Slip {
  ofCompany: boolean;
  ofForm: boolean;
}
const noSlip: Slip = { ofCompany: false, ofForm: false };

const slipOf = remembered((spelling): Slip => {
  const mayBeSlip =
    /^[a-z]{4,40}$/.test(spelling) &&
    !isFrequentName(spelling) &&
    !isOrdinaryWord(spelling) &&
    !isGivenSyllable(spelling);
  return mayBeSlip ? { ofCompany: !mayBeInLegalForm(spelling), ofForm: !mayBeInPhrase(spelling) } : noSlip;
});
