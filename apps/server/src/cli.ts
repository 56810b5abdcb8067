#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { runCli } from './cli/run.ts';
import { processEnv } from './env.ts';

// A reader that has enough (`| head`) closes the pipe, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

// As in node.ts: a command may be the first to make the database, or write a backup of it.
process.umask(0o077);

if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await runCli(process.argv.slice(2), {
  env: processEnv,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  interactive: process.stdin.isTTY && process.stderr.isTTY,
});
