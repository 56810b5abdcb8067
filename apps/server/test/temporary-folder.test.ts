import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftFolders, temporaryFolder } from '../src/temporary-folder.ts';

/** A folder with a file in it, as one of the process of this number. */
function aFolderOf(pid: number): string {
  const folder = join(tmpdir(), `tamis-file-${pid}-left${process.pid}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'file'), 'name,type,country');
  return folder;
}

test('a starting server removes the files that killed ones have left, and no others', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const own = await temporaryFolder();
  const [left, ofAnother, before] = [aFolderOf(ended), aFolderOf(process.ppid), aFolderOf(process.pid)];
  const longAgo = new Date(performance.timeOrigin - 60_000);
  utimesSync(before, longAgo, longAgo);
  await removeLeftFolders();
  expect([left, ofAnother, before, own].map((folder) => existsSync(folder))).toEqual([false, true, false, true]);
  for (const folder of [ofAnother, own]) rmSync(folder, { recursive: true });
});
