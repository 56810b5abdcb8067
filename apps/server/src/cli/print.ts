import type { Readable, Writable } from 'node:stream';
import type { Progress } from '../commands.ts';
import type { Env } from '../env.ts';

/** What a command reads from and writes to: a terminal, a pipe, or a test. */
export interface Io {
  /** The environment, read only when it is needed: comparing names does not. */
  env: () => Env;
  input: Readable;
  /** Results, and nothing else. */
  output: Writable;
  /** Progress and failures. */
  errors: Writable;
  /** Whether a person is at the terminal. */
  interactive: boolean;
}

export function printLine(io: Io, text: string): void {
  io.output.write(`${text}\n`);
}

/** Writes a large result in pieces, and waits for a slow reader. */
export class Output {
  readonly #stream: Writable;
  #pending: string[] = [];
  #length = 0;

  constructor(io: Io) {
    this.#stream = io.output;
  }

  async line(text: string): Promise<void> {
    this.#pending.push(text);
    this.#length += text.length;
    if (this.#length > 65_536) await this.flush();
  }

  /** Writes lines that are bytes already, after those in the buffer. */
  async bytes(lines: Uint8Array): Promise<void> {
    await this.flush();
    await this.#write(lines);
  }

  async flush(): Promise<void> {
    if (this.#pending.length === 0) return;
    const text = `${this.#pending.join('\n')}\n`;
    this.#pending = [];
    this.#length = 0;
    await this.#write(text);
  }

  async #write(chunk: string | Uint8Array): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#stream.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
  }
}

const PHASES: Readonly<Partial<Record<Progress['phase'], string>>> = {
  download: 'fetching bytes',
  read: 'reading parties',
  index: 'building the index',
  store: 'storing the index',
  screen: 'screening the entities against what is new',
};

/** Shows the progress of a command: one line that is overwritten on a terminal, a line per phase otherwise. */
export function progressLine(io: Io): { report: (progress: Progress) => void; end: () => void } {
  let phase = '';
  return {
    report: (progress) => {
      const words = PHASES[progress.phase] ?? progress.phase;
      const count = progress.total === null ? progress.done : `${progress.done} of ${progress.total}`;
      if (io.interactive) io.errors.write(`\r\x1b[K${words}: ${count}`);
      else if (progress.phase !== phase) {
        // After a sync without changes there is nothing to screen.
        if (progress.phase === 'screen' && progress.done === 0 && !progress.total) return;
        io.errors.write(`${words} …\n`);
      }
      phase = progress.phase;
    },
    end: () => {
      if (io.interactive && phase !== '') io.errors.write('\r\x1b[K');
    },
  };
}
