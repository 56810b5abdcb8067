import { parseArgs } from 'node:util';
import { counted } from '@tamis/api/counted';
import { type Certificate, type Difference, ageText } from '@tamis/api/screening/certificate-schema';
import { getCertificate } from '@tamis/api/screening/certificates';
import { replayScreening } from '@tamis/api/screening/replay';
import { oldText } from '@tamis/api/watchlists/old-file';
import { reading } from './database.ts';
import { Failure } from './failure.ts';
import { type Io, printLine, progressLine } from './print.ts';
import { typedId } from './argument.ts';

/** `screening show <id>`: the certificate of one search, as JSON. */
export async function screeningShow(io: Io, args: string[]): Promise<void> {
  const id = idOf(args, 'screening show');
  const certificate = await reading(io.env(), (ctx) => getCertificate(ctx, id));
  printLine(io, JSON.stringify(certificate, null, 2));
}

/** `screening replay <id> [--json]`: searches again; exit code 1 if the same lists now give another result. */
export async function screeningReplay(io: Io, args: string[]): Promise<void> {
  const id = idOf(args, 'screening replay');
  const progress = progressLine(io);
  const replay = await reading(io.env(), (ctx) => replayScreening(ctx, id, progress.report)).finally(progress.end);
  if (args.includes('--json')) printLine(io, JSON.stringify(replay, null, 2));
  else {
    for (const line of certificateLines(replay.certificate)) printLine(io, line);
    for (const line of differenceLines('The same lists, searched again', replay.again)) printLine(io, line);
    for (const line of differenceLines('The lists in force today', replay.today)) printLine(io, line);
  }
  if (replay.again.length > 0) throw new Failure(`Screening ${id} no longer gives the same answer.`);
}

function certificateLines(certificate: Certificate): string[] {
  const { id, query, at, actor, cause, threshold, engineVersion, lists, hits, confirmed, sentence, warning } =
    certificate;
  return [
    `Screening ${id} of ${query.names.join(', ')} on ${at} by ${actor} (${cause}), threshold ${threshold}, engine ${engineVersion}`,
    ...lists.map(listLine),
    sentence,
    ...(warning === undefined ? [] : [`Note: ${warning}.`]),
    ...hits.map(hitLine),
    ...(confirmed.length === 0 ? [] : ['Confirmed before, and not found again:', ...confirmed.map(hitLine)]),
  ];
}

/** How old a list was at the search, in the words of the certificate's page. */
function listLine(list: Certificate['lists'][number]): string {
  const { code, number, parties, publishedAt, ageHours, oldDays, changesOnly } = list;
  const published = publishedAt === null ? '' : `, published ${publishedAt}`;
  const old = oldDays === null ? '' : `, the file was ${oldText(oldDays)}`;
  const only = changesOnly ? ', only what was new in it' : '';
  return `  ${code} version ${number}${published}: ${parties} parties, imported ${ageText(ageHours)} before the search${old}${only}`;
}

const hitLine = ({ score, list, reference, primaryName, explanation }: Certificate['hits'][number]): string =>
  `  ${score}  ${primaryName} (${list} ${reference})${explanation === null ? '' : `. ${explanation}`}`;

function differenceLines(what: string, differences: readonly Difference[]): string[] {
  if (differences.length === 0) return [`${what}: the same answer.`];
  return [
    `${what}: ${counted(differences.length, 'difference')}.`,
    ...differences.map(
      ({ primaryName, list, before, after, why }) =>
        `  ${primaryName} (${list}): ${scoreText(before)} then, ${scoreText(after)} now. ${why}`,
    ),
  ];
}

const scoreText = (score: number | null) => (score === null ? 'not found' : String(score));

function idOf(args: string[], command: string): number {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
  return typedId(positionals, `${command} needs the number of one screening.`);
}
