import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** The header of a command that names the operating system's user who typed it. */
export const TYPED_BY = 'x-typed-by';

const DoorFile = v.object({
  /** The address where the server takes commands, on this computer only. */
  url: v.string(),
  token: v.string(),
  /** The address of the server for people. */
  server: v.string(),
});
/** How the command line finds the server that holds a database. */
export type DoorFile = v.InferOutput<typeof DoorFile>;

function pathOf(databaseFile: string): string {
  return `${databaseFile}.door.json`;
}

/** Readable by this user only, and never written in part. */
export function writeDoorFile(databaseFile: string, door: DoorFile): void {
  const path = pathOf(databaseFile);
  rmSync(`${path}.new`, { force: true });
  writeFileSync(`${path}.new`, JSON.stringify(door), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** Null if there is none. The server that it names may have died since. */
export function readDoorFile(databaseFile: string): DoorFile | null {
  try {
    return v.parse(DoorFile, JSON.parse(readFileSync(pathOf(databaseFile), 'utf8')));
  } catch {
    return null;
  }
}

export function removeDoorFile(databaseFile: string): void {
  rmSync(pathOf(databaseFile), { force: true });
}
