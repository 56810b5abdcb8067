/** The golden set: pairs of names judged by hand, one file per theme. README.md in this folder describes the format. */
import { readFileSync, readdirSync } from 'node:fs';
import { type ListedParty, type PartyType, type Subject, compare } from '../../src/index.ts';
import { aParty, aSubject } from '../builders.ts';

/** A pair judged by hand, from public naming customs. `obvious` means that anybody would agree. */
interface GoldenPair {
  /** Theme and number, never reused for another pair: `people-arabic-017`. */
  id: string;
  type: PartyType;
  subject: string;
  listed: string;
  /** `match`: a careful analyst wants to see the hit at the default threshold. */
  verdict: 'match' | 'differ';
  sure: 'obvious' | 'likely' | 'arguable';
  reason: string;
  subjectFields?: Partial<Subject>;
  listedFields?: Partial<ListedParty>;
}

/** A pair with the engine's score, and whether the engine agrees with the person. */
export interface JudgedPair extends GoldenPair {
  theme: string;
  score: number;
  matched: boolean;
  right: boolean;
}

/** Every pair of the set, by file name and line. */
export function readPairs(): (GoldenPair & { theme: string })[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map((line) => Object.assign(JSON.parse(line) as GoldenPair, { theme: file.replace('.jsonl', '') })),
    );
}

/** Scores a pair with the engine, at the default threshold. */
export function judge(pair: GoldenPair & { theme: string }): JudgedPair {
  const { score, match } = compare(
    aSubject({ name: pair.subject, type: pair.type, ...pair.subjectFields }),
    aParty({ name: pair.listed, type: pair.type, ...pair.listedFields }),
  );
  return { ...pair, score, matched: match, right: match === (pair.verdict === 'match') };
}

/**
 * The obvious pairs that the engine still gets wrong, by id. Only a newly added pair may be added to known-misses.json.
 */
export function readKnownMisses(): string[] {
  return JSON.parse(readFileSync(new URL('known-misses.json', import.meta.url), 'utf8')) as string[];
}

/** A pair judged a second time without knowledge of the first verdict. */
type SecondJudgement = Pick<GoldenPair, 'id' | 'verdict' | 'sure'>;

/** The second judgement of a sample; README.md describes who judged and how the two compare. */
export function readSecondJudgement(): SecondJudgement[] {
  return JSON.parse(readFileSync(new URL('second-judgement.json', import.meta.url), 'utf8')) as SecondJudgement[];
}

/** How well the engine's result at the default threshold agrees with the verdicts; each a share from 0 to 1. */
export function qualityOf(pairs: JudgedPair[]): { precision: number; recall: number; f1: number } {
  const shown = pairs.filter((pair) => pair.matched).length;
  const wanted = pairs.filter((pair) => pair.verdict === 'match').length;
  const found = pairs.filter((pair) => pair.matched && pair.right).length;
  return { precision: found / shown, recall: found / wanted, f1: (2 * found) / (shown + wanted) };
}
