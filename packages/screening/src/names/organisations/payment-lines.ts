/**
 * What payment lines write around the name of a firm: on whose behalf, where it is, its registration number. The role of
 * the name in the payment is removed for people, too.
 */
import { fold } from '../fold.ts';
import { withoutRegisterNumber } from '../number-labels.ts';
import { placeOf } from './company-words.ts';
import type { Custom, Sign } from './custom.ts';
import { closingForms, openingForms } from './organisation-tokens.ts';
import { countriesOfTown, isWithin } from './towns.ts';

/** A payer on behalf of somebody names both: Almaz Transit OBO Palmyra Phosphates. */
const onBehalf =
  /(?<=\p{L}{3}.*)[\s,;(]+(?:o\/?b\/?o|f\/?b\/?o|on behalf of|for the (?:account|benefit) of|(?:as )?(?:nominee|trustee|agent) (?:for|of))[\s:]+(?=\p{L}.*\p{L}{3})/iu;
/** The names of the payer and of the principal; the text alone if it names nobody else. */
function withPrincipal(text: string): string[] {
  const [agent = '', principal] = text.split(onBehalf);
  return principal === undefined ? [text] : [agent, principal];
}

/** The account or codes at the beginning of a field, and the role of the name in the payment or voyage. */
const codes =
  /^\s*(?:inv(?:oice)?|ref|contract)[\s.:#]*(?:no[\s.:]*)?[\w/-]*\d[\w/-]*[\s,;:-]+(?=\p{L})|^\s*\/[A-Z]{2}\d{6,}[A-Z\d]*\/+\s*(?=\p{L})|^\s*\/?(?:[A-Z]{2}\d{2})?\d{10,}[A-Z\d]*\s+(?=\p{L})|^\s*\/(?=[^/]*(?:payment|pmt|inv|ref|rfb|roc|bnf|acc|rec|ins))[^/]{2,40}\/+\s*(?=\p{L})/iu;
const part =
  /^\s*(?:(?:(?:ordering|beneficiary|benef|receiving)\s+)?(?:customer|cust|bank|name)\s*:|(?:ship|vessel|tanker|vsl)(?:'?s)?\s*(?:name\s*)?:|beneficiary|benef|bnf(?:\s*:)?|re(?=\s*:)|to\s+(?:the\s+)?order\s+of|b\/l\s+shipped\s+on\s+board|shipped\s+on\s+board|loaded\s+on\s+board|(?:virement|transf(?:er[eê]ncia)?|überweisung|zahlung|paiement|règlement|reglement|pago|pagamento|pagto|ödeme|odeme|przelew|zapłata|zaplata|оплата|платеж)(?:\s+(?:p\/|para|pour|por|an|für|fuer|dla|za|fact(?:ure|ura)?|fatt(?:ura)?|fakt(?:ura)?|fatura|rechnung|rg|no|nr|счет|по|от|\S*\d\S*))+|shipper|consignee|consignor|notify(?:\s+party)?|ord(?:ering)?\s+(?:pty|party)|remitter|payee|drawee|freight(?=\s+m\/?[vt]\s)|(?:re)?(?:pay|paymt|pymt|payt|pmt|payment|remit|transfer|trf|tfr)(?:\s+funds)?(?:\s+(?:for|re|agst|against))?(?:\s+(?:inv(?:oice)?|ref|contract)[\s.:#]*(?:no[\s.:]*)?[\w/-]*\d[\w/-]*)?\s+(?:to|b\/o)(?:\s+the\s+order\s+of)?|o\/b(?:\s+beneficiary)?|b\/o|(?:by\s+)?order\s+of(?=\s*:)|(?:by|in)\s+(?:order|favou?r)\s+of)\s*[:/-]?\s+(?=\p{L}[\p{L}'’-]+[.,]?\s+\p{L})/iu;
export const mayHavePart =
  /^\s*(?:\/|\d|[A-Z]{2}\d|freight|order|inv|ref|contract|bene?f|bnf|customer|cust|bank|name|ship|vessel|vsl|tanker|consign|notify|remit|pa?y|pmt|transfer|trf|tfr|ord\s|drawee|[bo]\/[bol]|by\s|in\s|to\s|re\s*:|receiving|shipped|loaded|virement|transf|überw|zahlung|pai|r[eè]gl|pag|ödeme|odeme|przel|zap[lł]|опл|плат)/i;
/**
 * The name without the word for its role, and also the unchanged text if that word may be part of the name: BENEF
 * Tabriz Forging, Shipper Services Ltd.
 */
export function withoutPart(text: string): string[] {
  const name = text.replace(codes, '');
  const bare = name.replace(part, '');
  return bare === name ? [name] : /^[^\p{L}]*\p{L}+\s*:/u.test(name) ? [bare] : [bare, name];
}

/**
 * Forms that end a name, with or without dots, so that digits after them belong to an address; Russian ones also in
 * Cyrillic.
 */
const formsInLatin = [...closingForms, ...openingForms].map((form) => Array.from(form).join('\\.?'));
const closingForm = `(?:(?:${formsInLatin.join('|')}|limited|[опз]?ао|ооо)\\.?)`;
/** Words for numbered things: Shipbuilding Corp 719 Institute. */
const numbered =
  '(?:(?:research|scientific|design|repair)\\s+)*(?:institute|bureau|plant|factory|arsenal|works|brigade|regiment)\\b';
/**
 * What a payment field contains after a name: an account; a house number and street; a telephone number; an invoice;
 * the next line; a postcode or office number with the rest of the address; a post box; the year of its foundation.
 */
const behindName = [
  /(?<=\p{L}{3}.*\p{L}{2}\.?)[\s,;–-]+(?:(?:a\/c|acc(?:oun)?t?|acct)\.?(?:\s*no)?[\s.:#]*(?=[a-z\d-]*\d{4})|iban[\s.:]*(?=[a-z]{2}\d{2}))[a-z\d].*$/iu,
  new RegExp(
    `(?<=\\p{L}{3}.*(?<!\\p{L})(?:${closingForm}|(?<!(?:stock|liability|limited|public|holding)[\\s-]+)co(?:mpany|rp(?:oration)?)?\\.?)),?\\s+\\d{1,4}[a-z]?\\s+(?!${numbered})\\p{L}{3}.*$`,
    'iu',
  ),
  /(?<=\p{L}{3}.*\p{L}{2}\.?)[\s,;–-]+(?:ref(?:erence)?|re|shipt|shpt|shipment|b\/l|awb)\b[^\d]{0,20}\d.*$/iu,
  /(?<=\p{L}{3}.*\p{L}{2}\.?)[\s,;–-]+(?:inv(?:oice)?|ref|contract|l\/c)\.?(?:\s*no)?[\s.:#]*\d{3,}.*$/iu,
  /(?<=\p{L}{3}.*\p{L}{2}\.?)[\s,;–-]+(?:payment\s+(?:for|of|contract|inv)|port\s+of\s+(?:loading|discharge)|l\/c\s+no)\b.*$/iu,
  /(?<=\p{L}{3}.*\p{L}{2}\.?),\s*\d{1,4}[a-z]?,?\s+[\p{L}\s.]{3,}\b(?:avenue|ave|street|st|road|rd|boulevard|blvd|lane|str|prospekt|prospect)\b.*$/iu,
  /(?<=\p{L}{3}.*\p{L}{2}\.?)[\s,;–-]+(?:attn|attention)[\s.:]+\p{L}.*$/iu,
  /(?<=\p{L}{3}.*\p{L}{2}\.?)\s+(?:[1-8]\/|\/\s)\s*\p{L}.*$/u,
  /(?<=\p{L}{3}.*\p{L}{2}\.?)[\s,;–-]+(?:tel|telephone|phone|fax|mob|тел|факс)[\s.:]*\+?\(?\d[\d\s().-]{2,}.*$/iu,
  new RegExp(`(?<=\\p{L}{3}.*(?<!\\p{L})${closingForm}),?\\s+\\d{5,6}(?=\\s+\\p{L}).*$`, 'iu'),
  new RegExp(
    `(?<=\\p{L}{3}.*(?<!\\p{L})${closingForm}),?\\s+(?:office|suite|room|rm|flat|floor|flr?|unit|shop|plot|villa|street|ul|str)\\.?(?:\\s+no\\.?)?\\s*\\d.*$`,
    'iu',
  ),
  new RegExp(`(?<=\\p{L}{3}.*(?<!\\p{L})${closingForm},?(?:\\s+\\p{L}{3,}){1,3}),?\\s+\\d{5,6}$`, 'iu'),
  /(?<=\p{L}{3}.*\p{L}{2}\.?)[\s,;–-]+(?:p\.?\s?o\.?\s?box|post box|a\/ya|а\/я)[\s.:]*\d.*$/iu,
  /(?<=\p{L}{3}.*\p{L}{2}\.?)[\s,;–(-]+(?:since|est(?:d|ablished)?|founded(?: in)?|gegr(?:ündet)?|seit|depuis|desde|fundada en|dal)[\s.:]+(?:1[6-9]|20)\d{2}\)?$/iu,
];
/** A name without what the line contains after it. Without figures, a stroke stands between two names. */
const withoutAddress = (text: string): string[] => [
  figuresBehind.test(text)
    ? behindName.reduce((name, more) => name.replace(more, ''), withoutRegisterNumber(text))
    : text,
];
const figuresBehind = /\s[^\s\d]*\d|\s(?:attn|attention|port of|payment)\b/i;

/** 'Town of' in Russian, after a comma: МФТИ, г. Долгопрудный. */
const russianTown = /(?<=\p{L}{3}["»”]?),\s*(?:г|гор|g|gor)\.?\s+\p{Lu}[\p{L}-]+$/u;
/** A town and country after a legal form: CUBANACAN SA, HABANA, CUBA. */
const townBehindForm = new RegExp(
  `(?<=\\p{L}{3}.*(?<!\\p{L})${closingForm}),?\\s+(\\p{L}{3,}),?\\s+(\\p{L}{4,})$`,
  'iu',
);
const mayHaveTown: Sign = {
  test: (text) => {
    const form = text.split(spaces).at(-3);
    return form !== undefined && endsInForm.test(form);
  },
};
const spaces = /\s+/;
const endsInForm = new RegExp(`(?<!\\p{L})${closingForm},?$`, 'iu');
const withoutTown = (text: string): string[] => [
  text.replace(townBehindForm, (all, town: string, state: string) => {
    const [place, other] = [placeOf(fold(town)), placeOf(fold(state))];
    return place !== undefined && other !== undefined && isWithin(place, other) ? '' : all;
  }),
];
/** A town at the end of a line in capitals, with the code of its state: TEHRAN IR. */
const townAndState = /(?<=^\P{Ll}+\s(\p{Lu}{3,}))\s([A-Z]{2})$/u;
const withoutState = (text: string): string[] => [
  text.replace(townAndState, (all, town: string, state: string) => (isTownOf(town, state) ? '' : all)),
];
function isTownOf(town: string, state: string): boolean {
  const place = placeOf(fold(town));
  return place !== undefined && countriesOfTown(place).includes(state);
}
/** Where a delivery ends, behind a name of two words or more: … CFR ZHOUSHAN, … FOB KHARG ISLAND. */
const delivery =
  /(?<=\p{L}{2}\s+\S*\p{L}{3}\S*)\s+(?:CFR|CIF|CIP|FOB|FCA|FAS|EXW|DAP|DDP|CPT)\s+\p{Lu}{3,}(?:\s+\p{Lu}{3,})?$/u;

/** Customs of payment lines, in this order. */
export const paymentCustoms: readonly Custom[] = [
  [mayHavePart, withoutPart],
  [/[bf]\/?o\b|behalf|for the|nominee|trustee|agent/i, withPrincipal],
  [figuresBehind, withoutAddress],
  [/\s[A-Z]{2}$/, withoutState],
  [/,/, (text) => [text.replace(russianTown, '')]],
  [/\s(?:CFR|CIF|CIP|FOB|FCA|FAS|EXW|DAP|DDP|CPT)\s/, (text) => [text.replace(delivery, '')]],
  [mayHaveTown, withoutTown],
];
