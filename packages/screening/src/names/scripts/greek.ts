/**
 * Modern Greek to Latin: by ELOT 743 with digraphs as pronounced, letter by letter as scholars write, and by ear as
 * passports and newspapers do.
 */
import { type Letters, spellAround } from './letters.ts';

const digraphs: [RegExp, string][] = [
  [/^μπ/g, 'b'],
  [/μπ/g, 'mp'],
  [/^ντ/g, 'd'],
  [/ντ/g, 'nt'],
  [/γγ/g, 'ng'],
  [/^γκ/g, 'g'],
  [/γκ/g, 'gk'],
  [/γχ/g, 'nch'],
  [/γξ/g, 'nx'],
  [/ου/g, 'ou'],
  [/([αεη])υ(?=[θκξπσςτφχψ]|$)/g, '$1f'],
  [/([αεη])υ/g, '$1v'],
  [/τσ/g, 'ts'],
  [/τζ/g, 'tz'],
];
/** By ear: γι before a vowel is y, μπ ντ γκ are b d g everywhere, ου is u and αι is e. */
const heard: [RegExp, string][] = [
  [/γ[ιε]ι?(?=[αουω])/g, 'y'],
  [/μπ/g, 'b'],
  [/ντ/g, 'd'],
  [/γκ/g, 'g'],
  [/ου/g, 'u'],
  [/αι/g, 'e'],
  [/[εο]ι/g, 'i'],
];
/** By ear for speakers of other languages: γκ within a word is ng, Σκαραμαγκάς Skaramangas. */
const nasal: [RegExp, string][] = [[/(?<!^)γκ/g, 'ng'], ...digraphs];
const letters: Letters = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};
const plain: Letters = { ...letters, υ: 'i', χ: 'h' };
const older: Letters = { ...letters, β: 'b', η: 'e', υ: 'u', φ: 'ph', χ: 'h' };

const written = (word: string, table: [RegExp, string][]): string =>
  table.reduce((text, [pattern, roman]) => text.replace(pattern, roman), word);

/** Romanisations of one lower-case Greek word, the most usual first. */
export function romaniseGreek(word: string): string[] {
  const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const spoken = written(bare, digraphs);
  return [
    spellAround(spoken, letters),
    spellAround(bare, older),
    spellAround(written(written(bare, heard), digraphs), plain),
    ...(bare.indexOf('γκ') > 0 ? [spellAround(written(bare, nasal), letters)] : []),
  ];
}
