/**
 * Prints the engine's results on the golden set by theme, a comparison of the second judgement with the first, and
 * every pair that the engine gets wrong: `node test/golden/report.ts`.
 */
import { type JudgedPair, judge, qualityOf, readPairs, readSecondJudgement } from './pairs.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function row(name: string, pairs: JudgedPair[]): string {
  const wrong = (sure: JudgedPair['sure']): string => {
    const some = pairs.filter((pair) => pair.sure === sure);
    return `${some.filter((pair) => !pair.right).length}/${some.length}`;
  };
  const { precision, recall, f1 } = qualityOf(pairs);
  const innocent = pairs.filter((pair) => pair.verdict === 'differ');
  const falseAlerts = `${innocent.filter((pair) => pair.matched).length}/${innocent.length}`;
  const cells = [name, pairs.length, percent(precision), percent(recall), percent(f1), falseAlerts];
  return `| ${[...cells, wrong('obvious'), wrong('likely'), wrong('arguable')].join(' | ')} |`;
}

/** How often a matching pair scores above a differing one (area under the ROC curve); a tie counts half. */
function areaUnderCurve(pairs: JudgedPair[]): number {
  const matches = pairs.filter((pair) => pair.verdict === 'match');
  const differing = pairs.filter((pair) => pair.verdict === 'differ');
  let won = 0;
  for (const match of matches) {
    for (const other of differing) won += match.score > other.score ? 1 : match.score === other.score ? 0.5 : 0;
  }
  return won / (matches.length * differing.length);
}

const judged = readPairs().map(judge);
const themes = [...new Set(judged.map((pair) => pair.theme))];

const byId = new Map(judged.map((pair) => [pair.id, pair]));
const second = readSecondJudgement();
const disputed = second.filter(({ id, verdict }) => byId.get(id)?.verdict !== verdict);

const lines = [
  '| theme | pairs | precision | recall | F1 | false alerts | obvious wrong | likely wrong | arguable wrong |',
  '|---|---|---|---|---|---|---|---|---|',
  ...themes.map((theme) =>
    row(
      theme,
      judged.filter((pair) => pair.theme === theme),
    ),
  ),
  row('all', judged),
  '',
  `Area under the ROC curve: ${areaUnderCurve(judged).toFixed(3)}`,
  `Of ${second.length} pairs judged twice, ${disputed.length} got another verdict: ${disputed.map(({ id }) => id).join(', ')}`,
  '',
  ...judged
    .filter((pair) => !pair.right)
    .map(({ id, sure, verdict, score, subject, listed, reason }) =>
      [id, sure, verdict, score.toFixed(1), `${subject} ~ ${listed}`, reason].join(' | '),
    ),
];
process.stdout.write(`${lines.join('\n')}\n`);
