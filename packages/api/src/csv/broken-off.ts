import { isDiskFull } from '@tamis/db/database-fault';
import { counted } from '../counted.ts';
import { BadRequest, BrokenOff, Conflict, TooLarge, Unauthorized } from '../errors.ts';

/** How far a file was imported: the last row that was handled, and how many rows were imported, in words. */
interface TakenIn {
  row: number;
  imported: string;
}

const restOf = ({ row, imported }: TakenIn) =>
  `The import ended after row ${row}. ${imported} imported; upload the rest as another file.`;

/** '1 entity before that was' */
export const importedText = (count: number): string =>
  counted(count, 'entity before that was', 'entities before that were');

/** The same for a server that was killed and could not say so itself. */
export const stoppedWhileRead = ({ row, imported }: { row: number; imported: number }): string =>
  `The server stopped while it read the file. ${restOf({ row, imported: importedText(imported) })}`;

/** Why a file was not imported completely, and what is stored of it, so that nobody uploads that part again. */
export function brokenOff(error: unknown, { row, imported }: TakenIn): Error {
  const sentence = `${error instanceof Error ? error.message : ''} ${restOf({ row, imported })}`;
  if (error instanceof Conflict) return new Conflict(sentence);
  if (error instanceof TooLarge) return new TooLarge(sentence);
  if (error instanceof BadRequest) return new BadRequest(sentence);
  if (error instanceof Unauthorized) return new Unauthorized(sentence);
  const what = isDiskFull(error) ? 'The disk of the server is full' : 'Something went wrong on our side';
  return new BrokenOff(
    `${what}, and the import stopped after row ${row}. ${imported} imported: do not upload them again, upload the rest as another file.`,
    error,
  );
}
