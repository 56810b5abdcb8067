import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url);

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Program {
  child: ChildProcess;
  ended: Promise<Ended>;
  /** Resolves with what was said as soon as the text stands on standard output. */
  says: (text: string) => Promise<string>;
}

/** Starts one of this package's programs as a process of its own; what a test leaves of it is killed. */
export function start(file: string, args: readonly string[], env: Record<string, string>, input = ''): Program {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, SOURCES)), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'pipe',
  });
  // Not after all tests of a file: this module is read once for many files.
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  const says = async (text: string) => {
    const heard = new Promise<string>((resolve) => {
      const look = () => stdout.includes(text) && resolve(stdout);
      child.stdout.on('data', look);
      look();
    });
    const early = ended.then((end) => {
      throw new Error(`${file} ended before it said '${text}': ${end.stderr || end.stdout}`);
    });
    return Promise.race([heard, early]);
  };
  return { child, ended, says };
}

/** Runs a program to its end. */
export function run(file: string, args: readonly string[], env: Record<string, string>, input = ''): Promise<Ended> {
  return start(file, args, env, input).ended;
}
