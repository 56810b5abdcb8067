import { isDiskFull } from '@tamis/db/database-fault';
import { counted } from '../counted.ts';
import { BadRequest, BrokenOff, Conflict, TooLarge, Unauthorized } from '../errors.ts';

/** How far a file was taken in: the last row that was looked at and stored, and what came of the rows in words. */
interface TakenIn {
  row: number;
  imported: string;
}

const restOf = ({ row, imported }: TakenIn) =>
  `The import ended after row ${row}. ${imported} imported; upload the rest as another file.`;

/** Entities that stand before a place of the file: '1 entity before that was'. */
export const importedText = (count: number): string =>
  counted(count, 'entity before that was', 'entities before that were');

/** The same of a server that was killed, and could say nothing: found afterwards. */
export const stoppedWhileRead = ({ row, imported }: { row: number; imported: number }): string =>
  `The server stopped while it read the file. ${restOf({ row, imported: importedText(imported) })}`;

/** Why a file was not taken in to its end, with what is stored of it, so that nobody uploads that a second time. */
export function brokenOff(error: unknown, { row, imported }: TakenIn): Error {
  const told = `${error instanceof Error ? error.message : ''} ${restOf({ row, imported })}`;
  if (error instanceof Conflict) return new Conflict(told);
  if (error instanceof TooLarge) return new TooLarge(told);
  if (error instanceof BadRequest) return new BadRequest(told);
  if (error instanceof Unauthorized) return new Unauthorized(told);
  const what = isDiskFull(error) ? 'The disk of the server is full' : 'Something went wrong on our side';
  return new BrokenOff(
    `${what}, and the import stopped after row ${row}. ${imported} imported: do not upload them again, upload the rest as another file.`,
    error,
  );
}
