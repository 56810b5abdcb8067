import { parseArgs } from 'node:util';
import { counted } from '@tamis/api/counted';
import { carryOut } from './carry-out.ts';
import { type Io, printLine } from './print.ts';

/** `index rebuild`: rebuilds the name index of every list in force. */
export async function indexRebuild(io: Io, args: string[]): Promise<void> {
  parseArgs({ args });
  const { rebuilt } = await carryOut(io, 'index-rebuild');
  printLine(io, `${counted(rebuilt, 'index', 'indexes')} rebuilt`);
}
