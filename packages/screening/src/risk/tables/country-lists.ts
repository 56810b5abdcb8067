/**
 * Which bodies list which countries, as ISO 3166-1 alpha-2 codes. Facts only, each list with its source and date. A
 * change here changes scores: bump RISK_MODEL_VERSION in ../assess.ts.
 */

export interface CountryList {
  /** Describes the country in a reason. */
  text: string;
  source: string;
  /** ISO date of the published list used here. */
  asOf: string;
  codes: readonly string[];
}

const codes = (text: string): string[] => text.split(' ');

/** FATF 'black list'. The plenary of October 2026 is not included. */
export const FATF_CALL_FOR_ACTION: CountryList = {
  text: 'subject to a call for action by FATF',
  source: 'FATF, high-risk jurisdictions subject to a call for action',
  asOf: '2026-06-19',
  codes: codes('IR KP MM'),
};

/** FATF 'grey list'. The plenary of October 2026 is not included. */
export const FATF_INCREASED_MONITORING: CountryList = {
  text: 'under increased monitoring by FATF',
  source: 'FATF, jurisdictions under increased monitoring',
  asOf: '2026-06-19',
  codes: codes('AO BA BG BO CD CI CM HT IQ KE KW LA LB MC NP PG SS SY VE VG VN YE'),
};

/**
 * Annex of Delegated Regulation (EU) 2016/1675, all four sections. RU (section IV) is based on one secondary source.
 */
export const EU_HIGH_RISK: CountryList = {
  text: 'a high-risk third country of the EU',
  source: 'Delegated Regulation (EU) 2016/1675 as amended by (EU) 2026/83',
  asOf: '2026-01-29',
  codes: codes('AF AO BO CD CI CM DZ HT IR KE KP LA LB MC MM NA NP RU SS SY TT VE VG VN VU YE'),
};

/** Countries with which nearly all dealings are forbidden, not only dealings with listed parties. */
export const COMPREHENSIVE_SANCTIONS: CountryList = {
  text: 'under comprehensive sanctions of the United States',
  source: 'OFAC, 31 CFR 510 (KP), 515 (CU) and 560 (IR)',
  asOf: '2026-10-06',
  codes: codes('CU IR KP'),
};

/** EU list of non-cooperative jurisdictions for tax purposes, Annex I. */
export const EU_TAX_NON_COOPERATIVE: CountryList = {
  text: 'a non-cooperative tax jurisdiction of the EU',
  source: 'Council of the EU, conclusions 13854/26, Annex I',
  asOf: '2026-10-09',
  codes: codes('AI AS GU PW RU TC VI VU'),
};

/**
 * Regions under a trade embargo that have no country code of their own (OFAC: EO 13685, EO 14065; EU: 692/2014,
 * 2022/263). They are matched in the country as a person wrote it: whole words, without accents, lower case.
 */
export const EMBARGOED_REGIONS = {
  text: 'a region under a comprehensive trade embargo',
  source: 'OFAC, EO 13685 and EO 14065; Regulations (EU) 692/2014 and 2022/263',
  asOf: '2026-10-06',
  words: [
    'crimea', 'crimee', 'krim', 'krym', 'крым', 'крыма', 'sevastopol', 'sebastopol', 'севастополь',
    'donetsk people s republic', 'luhansk people s republic', 'lugansk people s republic', 'dnr', 'lnr', 'днр', 'лнр',
    'донецкая народная республика', 'луганская народная республика',
  ],
} as const;
