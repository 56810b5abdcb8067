import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { indexFile } from '../src/index-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-index-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what was kept is read again byte for byte; what was damaged or cut short is nothing', async () => {
  const path = join(folder, 'tamis.db.names');
  const keep = indexFile(path);
  await expect(keep.load()).rejects.toThrow('ENOENT');
  const bytes = Uint8Array.from({ length: 2_500_000 }, (_, at) => at % 251);
  await keep.save(bytes.subarray(0, 1_000), bytes.subarray(1_000));
  expect(Buffer.compare((await keep.load()) ?? Buffer.alloc(0), bytes)).toBe(0);
  const whole = readFileSync(path);
  const damaged = Buffer.from(whole);
  damaged[1_234_567] = damaged[1_234_567]! ^ 1;
  for (const content of [damaged, whole.subarray(0, -1), Buffer.alloc(0), Buffer.alloc(10)]) {
    writeFileSync(path, content);
    expect(await keep.load()).toBeNull();
  }
});
