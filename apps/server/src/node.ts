import { existsSync } from 'node:fs';
import { DEMO_ACCOUNTS } from '@tamis/api/auth/service';
import { isHttps } from '@tamis/api/auth/sessions';
import { BadEnvironment, type Env, processEnv } from './env.ts';
import { errorDetails } from '@tamis/api/error-details';
import { writeLog } from './node-services.ts';
import { StartFailure, startServer } from './serve.ts';

/** The Node host: `node apps/server/src/node.ts`. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = processEnv();
  const server = await startServer(env);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  console.log(`Tamis is at ${server.url}`);
  for (const line of notices(env, server.openDemoAccounts)) console.log(line);
}

function notices(env: Env, openDemoAccounts: readonly string[]): string[] {
  const { mode, demoAccounts } = env.config;
  const lines: string[] = [];
  if (demoAccounts) {
    lines.push('Demo accounts (username / password):');
    for (const { username, password, role } of DEMO_ACCOUNTS) lines.push(`  ${username} / ${password}  (${role})`);
  }
  if (mode === 'production' && !isHttps(env.config)) {
    lines.push('Warning: PUBLIC_URL is not https, so session cookies are not Secure. Put an https proxy in front.');
  }
  if (openDemoAccounts.length > 0) {
    lines.push(
      `Warning: anyone can sign in as ${openDemoAccounts.join(', ')}: the passwords of the demo are published. Use a database that was never a demonstration.`,
    );
  }
  if (env.openRegistrationInProduction) {
    lines.push('Warning: registration is open. Anyone can become an administrator.');
  }
  return lines;
}

// The database holds people's data and the secrets of webhooks: no other user of this computer reads the files made here.
process.umask(0o077);

process.on('unhandledRejection', (error) => writeLog('unhandled rejection', errorDetails(error)));

main().catch((error: unknown) => {
  const forPeople = error instanceof StartFailure || error instanceof BadEnvironment;
  if (forPeople) console.error(error.message);
  else {
    writeLog('start failed', errorDetails(error));
    // Of a failed query the first line is the question; its parameters, which are people's data, come after it.
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : 'the line above says where';
    console.error(`Tamis could not start: ${why}`);
  }
  process.exit(1);
});
