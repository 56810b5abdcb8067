/** What agreement of names is worth, and what slips, omissions and contradictions cost: log-odds ('points of evidence'), their reasons in DESIGN.md. */

/**
 * Agreement: `floor` where `start` bits agree (76 points), rising by at most `range`, the slower the more bits agree: two
 * common names (11 bits) come to 82 points, two rare ones (24 bits) to 92.
 */
const agreement = { floor: 1.15, range: 1.65, start: 8, scale: 11 } as const;
/** Costs of the whole name's weight being misspelt, left out, or contradicted. Omission is not contradiction. */
export const cost = { slip: 6.5, slipOfCoined: 5, slipOfOther: 9, omission: 1.9, contradiction: 7.5 } as const;
/** What tells against two names besides the bits that they do not share. */
export const extra = {
  number: 2.2,
  numberOmitted: 0.5,
  /** A second one, or a third. */
  laterOmitted: 1.3,
  /** Ships of one owner are numbered; the first one is named without it as well. */
  strictNumberOmitted: 1.4,
  strictFirstOmitted: 0.85,
  /** Another word makes another ship: Ocean Breeze, Ocean Star Breeze. */
  strictWordOmitted: 1.3,
  /** Father and son: Jr. and Sr., or another numeral. */
  suffix: 1.2,
  patronymic: 1,
  /** Another word, another initial, where the other name has one too: brothers share all the rest. */
  word: 0.2,
  /** The same where both are known names of people, and neither a slip: Juan Carlos, Juan Camilo. */
  knownName: 0.6,
  /** The word at either end of a name of three or more is what its bearer, or the family, is called. */
  end: 0.75,
  /** The town at the end of a name that only says where the company sits. */
  seat: 0.25,
  /** Bodies of one kind in two places. */
  place: 0.9,
  /** Companies of two trades that share one word of their own at most, and those that share no two rare ones, of trades far from each other. */
  trade: 0.6,
  farTrade: 1,
  /** The Youth League and the Women's League of one place or party. */
  members: 1.1,
  /** A registered name, and one that is the same but for the trade. */
  daughter: 0.75,
  /** The same where the name is spelled otherwise, so that it is rather another one's. */
  nearDaughter: 0.3,
  /** Of names without a word of their own each shared word tells: Royal Bank of Scotland and Bank of Scotland, Global Trading and World Trading. */
  sharedOmitted: 0.25,
  synonym: 0.7,
  /** The same of banks, which are named so: Qatar Islamic Bank, Qatar International Islamic Bank; and a word of its own that one bank has besides. */
  bank: 0.55,
  otherBank: 0.95,
  /** A name of shared words only, and one that has a word of its own besides: Bank of Brazil, Bank of the Nordeste of Brazil. */
  ownOmitted: 0.3,
  /** Three letters that a company is called by, for a name that begins with them. */
  letters: 0.4,
  /** Letters that stand for another name of the organisation that is called by them: ADF, Australian Defence Force, Allied Democratic Forces. */
  othersLetters: 1,
  /** Two bodies that the world knows apart, however much one holds of the other: Taliban, Tehrik-i-Taliban Pakistan. */
  twoBodies: 2.5,
  initial: 0.95,
  order: 0.12,
  /** Three syllables in another order are shown, and no more: Kim Chol Yong and Kim Yong Chol may be two people. */
  syllables: 0.7,
  lone: 0.6,
  /** Two words that are only near, beside others: Adeola Alabi, Adel Anwar Al-Olabi. */
  nowhereExact: 0.25,
  /** What a field cut off is not what the other name goes on with: two names. */
  cutOtherwise: 4,
  strictSlip: 16,
  /** Long words that sound alike are one word more often: Jazirah, Jazeerah. */
  strictSound: 5,
} as const;

/** Evidence of `bits` of agreement when nothing disagrees. Rises with `bits`. */
export const agreementOf = (bits: number): number =>
  agreement.floor + agreement.range * (1 - Math.exp(-(bits - agreement.start) / agreement.scale));

/**
 * What the words left out of a name cost at most where it begins as the other one and keeps its order: who leaves out one
 * name of a long one leaves out others (Charles Taylor, Charles McArthur Ghankay Taylor).
 */
export const MAX_SHORTENED_COST = 0.68;

/** What the agreement of whole names is worth at least, and the bits of legal forms that may be left out of them. */
export const wholeBits = 7.5;
export const MAX_FORM_BITS = 2.4;

/** Bits left over on either side that do not contradict each other at most. */
export const MAX_RELIEF_BITS = 3.5;

/** What is left out of a name that is whole without it (legal forms, the words around a brand; a seat) costs this part of an omission. */
export const besidesWhole = 0.5;
export const besidesSeat = 0.3;

/**
 * A company is called by its one own word (Hikvision, Hytera), and the shared words around it are of its registered name
 * only. The word must be rare and agree well.
 */
export const brand = { bits: 10, similarity: 0.975 } as const;

/**
 * A name that is whole by itself may be followed by where the company sits (Alfabank Moscow): bits of such places at most, and
 * the likeness of the words before them.
 */
export const seat = { bits: 6, similarity: 0.9 } as const;

/** Bits of other words from which one agreeing word is a coincidence rather than a name. */
export const loneBits = 6;
