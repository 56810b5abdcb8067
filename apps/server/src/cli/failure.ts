/** What ends a command: one sentence for standard error, and the exit code. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A command that was typed wrongly. */
export class Usage extends Failure {
  constructor(message: string) {
    super(`${message}\nSee: pnpm cli --help`, 2);
  }
}

/** Said of an input in which nobody is asked for: an export that failed must not look like customers who are all clear. */
export const EMPTY = 'The file is empty.';
