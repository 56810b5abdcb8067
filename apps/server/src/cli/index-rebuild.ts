import { parseArgs } from 'node:util';
import { writing } from './database.ts';
import { type Io, printLine, progressLine } from './print.ts';

/** `index rebuild`: builds the name index of every list in force anew. */
export async function indexRebuild(io: Io, args: string[]): Promise<void> {
  parseArgs({ args });
  const progress = progressLine(io);
  try {
    const body = new Blob([]).stream();
    const { rebuilt } = (await writing(io.env(), 'index-rebuild', { options: {}, body }, progress.report)) as {
      rebuilt: number;
    };
    progress.end();
    printLine(io, `${rebuilt} ${rebuilt === 1 ? 'index' : 'indexes'} rebuilt`);
  } finally {
    progress.end();
  }
}
