/** The failure of a command: one sentence for standard error, and the exit code. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A command with wrong arguments. */
export class Usage extends Failure {
  constructor(message: string) {
    super(`${message}\nSee: pnpm cli --help`, 2);
  }
}

/** For an input without subjects: an export that failed must not look as if all customers were clear. */
export const EMPTY = 'The file is empty.';
