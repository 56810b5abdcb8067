/**
 * Corruption Perceptions Index 2025, 0 (highly corrupt) to 100 (very clean), unchanged, by ISO 3166-1 alpha-2 code; XK
 * is Kosovo. HK is inferred from its published rank (12th, shared with AU, EE and IE at 76). A change here changes
 * scores: bump RISK_MODEL_VERSION in ../assess.ts.
 */

export const CORRUPTION_INDEX_SOURCE = 'Transparency International, Corruption Perceptions Index 2025 (CC BY-ND 4.0)';
export const CORRUPTION_INDEX_AS_OF = '2026-02-10';

export const CORRUPTION_INDEX: Readonly<Record<string, number>> = {
  AE: 69, AF: 16, AL: 39, AM: 46, AO: 32, AR: 36, AT: 69, AU: 76, AZ: 30, BA: 34, BB: 68, BD: 24, BE: 69, BF: 40,
  BG: 40, BH: 50, BI: 17, BJ: 45, BN: 63, BO: 28, BR: 35, BS: 64, BT: 71, BW: 58, BY: 31, BZ: 36, CA: 75, CD: 20,
  CF: 24, CG: 23, CH: 80, CI: 43, CL: 63, CM: 26, CN: 43, CO: 37, CR: 56, CU: 40, CV: 62, CY: 55, CZ: 59, DE: 77,
  DJ: 31, DK: 89, DM: 60, DO: 37, DZ: 34, EC: 33, EE: 76, EG: 30, ER: 13, ES: 55, ET: 38, FI: 88, FJ: 55, FR: 66,
  GA: 29, GB: 70, GD: 56, GE: 50, GH: 43, GM: 37, GN: 26, GQ: 15, GR: 50, GT: 26, GW: 21, GY: 40, HK: 76, HN: 22,
  HR: 47, HT: 16, HU: 40, ID: 34, IE: 76, IL: 62, IN: 39, IQ: 28, IR: 23, IS: 77, IT: 53, JM: 44, JO: 50, JP: 71,
  KE: 30, KG: 26, KH: 20, KM: 20, KP: 15, KR: 63, KW: 46, KZ: 38, LA: 34, LB: 23, LC: 59, LK: 35, LR: 28, LS: 37,
  LT: 65, LU: 78, LV: 60, LY: 13, MA: 39, MD: 42, ME: 46, MG: 25, MK: 40, ML: 28, MM: 16, MN: 31, MR: 30, MT: 49,
  MU: 48, MV: 39, MW: 34, MX: 27, MY: 52, MZ: 21, NA: 46, NE: 31, NG: 26, NI: 14, NL: 78, NO: 81, NP: 34, NZ: 81,
  OM: 52, PA: 33, PE: 30, PG: 26, PH: 32, PK: 28, PL: 53, PT: 56, PY: 24, QA: 58, RO: 45, RS: 33, RU: 22, RW: 58,
  SA: 57, SB: 44, SC: 68, SD: 14, SE: 80, SG: 84, SI: 58, SK: 48, SL: 34, SN: 46, SO: 9, SR: 38, SS: 9, ST: 45,
  SV: 32, SY: 15, SZ: 23, TD: 22, TG: 32, TH: 33, TJ: 19, TL: 44, TM: 17, TN: 39, TR: 31, TT: 41, TW: 68, TZ: 40,
  UA: 36, UG: 25, US: 64, UY: 73, UZ: 31, VC: 63, VE: 10, VN: 41, VU: 47, XK: 43, YE: 13, ZA: 41, ZM: 37, ZW: 22,
};
