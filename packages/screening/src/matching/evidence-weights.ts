/**
 * What agreement of names is worth, and what slips, omissions and contradictions cost, in log-odds. DESIGN.md has the
 * reasons.
 */

/**
 * Agreement: `floor` if `start` bits agree (76 points). More bits add up to `range`, ever more slowly: two common names
 * (11 bits) reach 82 points, two rare ones (24 bits) 92.
 */
const agreement = { floor: 1.15, range: 1.65, start: 8, scale: 11 } as const;
/**
 * The cost if the whole name is misspelt, left out or contradicted; a part of the name costs its part. Omission is not
 * contradiction.
 */
export const cost = { slip: 6.5, slipOfCoined: 5, slipOfOther: 9, omission: 1.9, contradiction: 7.5 } as const;
/** What is subtracted in addition to the bits that two names do not share. */
export const extra = {
  number: 2.2,
  numberOmitted: 0.5,
  /** The number of a second or later one. */
  laterOmitted: 1.3,
  /** Ships of one owner are numbered; the first one's number is sometimes omitted. */
  strictNumberOmitted: 1.4,
  strictFirstOmitted: 0.85,
  /** One more word means another ship: Ocean Breeze, Ocean Star Breeze. */
  strictWordOmitted: 1.3,
  /** Father and son: Jr. and Sr., or different numerals. */
  suffix: 1.2,
  patronymic: 1,
  /** A different word in each name: brothers share all the others. */
  word: 0.2,
  /** The same if both are known names, so that neither is a slip: Juan Carlos, Juan Camilo. */
  knownName: 0.6,
  /** The same at an end of a name of three or more words, where the name of the person or the family stands. */
  end: 0.75,
  /** The town at the end of a name that only says where the company sits. */
  seat: 0.25,
  /** Bodies of one kind in two places. */
  place: 0.9,
  /**
   * Two trades, if the companies share at most one own word; and unrelated trades, if they do not share two rare ones.
   */
  trade: 0.6,
  farTrade: 1,
  /** The Youth League and the Women's League of one place or party. */
  members: 1.1,
  /** A registered name, and the same with a trade added. */
  subsidiary: 0.75,
  /** The same if the own word is spelled differently, so that it is probably another company's. */
  nearSubsidiary: 0.3,
  /**
   * In names of shared words only, each word distinguishes: Royal Bank of Scotland and Bank of Scotland, Global Trading
   * and World Trading.
   */
  sharedOmitted: 0.25,
  synonym: 0.7,
  /**
   * The same for banks, whose names are often like that: Qatar Islamic Bank, Qatar International Islamic Bank; and an
   * own word that only one bank has.
   */
  bank: 0.55,
  otherBank: 0.95,
  /** A name of shared words only, and one that adds an own word: Bank of Brazil, Bank of the Nordeste of Brazil. */
  ownOmitted: 0.3,
  /** Three letters that stand for the name of a company. */
  letters: 0.4,
  /**
   * Letters that already stand for another name of the party: ADF, the Australian Defence Force, and the Allied
   * Democratic Forces.
   */
  othersLetters: 2,
  /** Two known bodies, even if one name contains the other: Taliban, Tehrik-i-Taliban Pakistan. */
  twoBodies: 2.5,
  initial: 0.95,
  order: 0.12,
  /** Three syllables in another order stay just a match, as they may be two people: Kim Chol Yong, Kim Yong Chol. */
  syllables: 0.7,
  lone: 0.6,
  /** Words of which none agrees exactly, beside others: Adeola Alabi, Adel Anwar Al-Olabi. */
  nowhereExact: 0.25,
  /** The other name does not continue the word that a field cut off. */
  cutOtherwise: 4,
  strictSlip: 16,
  /** Long words that sound alike are more often one word: Jazirah, Jazeerah. */
  strictSound: 5,
} as const;

/** The evidence if `bits` agree and nothing disagrees. Rises with `bits`. */
export const agreementOf = (bits: number): number =>
  agreement.floor + agreement.range * (1 - Math.exp(-(bits - agreement.start) / agreement.scale));

/**
 * The most that omitted words cost if the name begins like the other one and keeps its order: people who shorten a long
 * name leave out several words (Charles Taylor, Charles McArthur Ghankay Taylor).
 */
export const MAX_SHORTENED_COST = 0.68;

/** The least bits of two complete names that agree, and the most bits of legal forms that may be missing from them. */
export const wholeBits = 7.5;
export const MAX_FORM_BITS = 2.4;

/** The most unpaired bits on both sides that may count as no contradiction. */
export const MAX_RELIEF_BITS = 3.5;

/**
 * The share of an omission's cost that remains if the name is complete without the omitted words: legal forms or the words
 * around a brand, and a seat.
 */
export const besidesWhole = 0.5;
export const besidesSeat = 0.3;

/**
 * A company is called by its one own word (Hikvision, Hytera); only its registered name has shared words around it. The
 * own word must be rare and agree well.
 */
export const brand = { bits: 10, similarity: 0.975 } as const;

/**
 * A complete name may be followed by the company's seat (Alfabank Moscow): the most bits of such places, and the least
 * likeness of the words before them.
 */
export const seat = { bits: 6, similarity: 0.9 } as const;

/** From so many bits of other words on, a single word that agrees is probably a coincidence. */
export const loneBits = 6;
