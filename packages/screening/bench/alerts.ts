/** Why innocents alert: what agrees between the two names of each alert, and what does not. */
import { type NameIndex, DEFAULT_THRESHOLD, createScreener } from '../src/index.ts';
import type { Hit } from '../src/candidates/screen.ts';
import type { Subject } from '../src/party.ts';

interface Alert {
  subject: Subject;
  hit: Hit;
  why: string;
}

/** The alerts of the subjects whose best score, in the same order, reaches the threshold. */
export function alertsOf(
  indexes: readonly NameIndex[],
  subjects: readonly Subject[],
  best: readonly number[],
): Alert[] {
  const screenOne = createScreener(indexes, { limit: 1 });
  return subjects
    .filter((_, at) => best[at]! >= DEFAULT_THRESHOLD)
    .flatMap((subject) => screenOne(subject).hits.map((hit) => ({ subject, hit, why: reasonOf(hit) })));
}

/** The weakest way in which words of the names were paired, and what is left over. */
function reasonOf({ evidence: { parts, fields } }: Hit): string {
  const has = (agreement: string): boolean => parts.some((part) => part.agreement === agreement);
  const pairedBy = has('acronym')
    ? 'an acronym'
    : has('spelling')
      ? 'a near spelling'
      : has('nickname')
        ? 'a short form'
        : has('translation')
          ? 'a translated word'
          : has('transliteration')
            ? 'a spelling of another alphabet or country'
            : 'the same words';
  const left = has('differs')
    ? 'one word differs'
    : parts.some(({ agreement, listed }) => agreement === 'missing' && listed !== '')
      ? 'the list has one word more'
      : has('missing')
        ? 'the list has one word less'
        : 'nothing is left over';
  const fieldsDiffer = fields.some(({ field, verdict }) => field !== 'name' && verdict === 'differs');
  return `${pairedBy}, ${left}${fieldsDiffer ? ', a field differs' : ''}`;
}

/** One row per reason, the most frequent first, with an example. */
export function alertRows(kind: string, alerts: readonly Alert[], asked: number): (string | number)[][] {
  return [...Map.groupBy(alerts, ({ why }) => why)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([why, some]) => {
      const { subject, hit } = some[0]!;
      const example = `${subject.names[0] ?? ''} ~ ${hit.evidence.matchedName}`.replaceAll(/\s+/g, ' ');
      return [kind, why, some.length, `${((100 * some.length) / asked).toFixed(2)} %`, example];
    });
}
