import { expect, test } from 'vitest';
import { type Io, progressLine } from '../src/cli/print.ts';

test('screening is reported only if there is something new', () => {
  const written: string[] = [];
  const io = { interactive: false, errors: { write: (text: string) => written.push(text) } } as unknown as Io;
  const { report } = progressLine(io);
  report({ phase: 'screen', done: 0, total: null });
  report({ phase: 'screen', done: 0, total: 0 });
  expect(written).toEqual([]);
  report({ phase: 'screen', done: 0, total: 12 });
  expect(written).toEqual(['screening the entities against what is new …\n']);
});
