/** By-names of origin, which Arabic adds to a name and English translates. */

/** The people as English calls them, and the Arabic by-name without its article. */
const origins: Readonly<Record<string, string>> = {
  afghan: 'afghani',
  algerian: 'jazairi',
  american: 'amriki',
  bahraini: 'bahraini',
  belgian: 'baljiki',
  briton: 'britani',
  chechen: 'shishani',
  dagestani: 'dagestani',
  egyptian: 'masri',
  frenchman: 'faransi',
  german: 'almani',
  iraqi: 'iraqi',
  jordanian: 'urduni',
  kurd: 'kurdi',
  kuwaiti: 'kuwaiti',
  lebanese: 'lubnani',
  libyan: 'libi',
  mauritanian: 'mauritani',
  moroccan: 'maghribi',
  pakistani: 'pakistani',
  palestinian: 'filistini',
  saudi: 'saudi',
  somali: 'somali',
  sudanese: 'sudani',
  syrian: 'suri',
  tajik: 'tajiki',
  tunisian: 'tunisi',
  turk: 'turki',
  uzbek: 'uzbeki',
  yemeni: 'yamani',
  yemenite: 'yamani',
};

const called = new RegExp(`(?<=\\p{L}\\s)the (${Object.keys(origins).join('|')})$`, 'iu');

/** The name with its by-name in Arabic: Abu Hafs the Mauritanian is Abu Hafs al-Mauritani. */
export const withOrigin = (text: string): string =>
  text.replace(called, (_, people: string) => `al-${origins[people.toLowerCase()]!}`);
