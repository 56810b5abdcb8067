import { spawnSync } from 'node:child_process';

const MANAGER = /^(?:npm|npx|pnpm|corepack)\b|^(?:\S*\/)?node\s+\S*(?:npm|npx|pnpm|corepack)\S*(?:\s|$)/;
const SHELL = /^(?:\S*\/)?(?:ba|da)?sh -c\b/;

/**
 * The process ids of the package managers that started this script, and of the shells between them, nearest first. The
 * shell or program that started the outermost one is not included: it may end and leave us running.
 */
export function launchers(): number[] {
  const found: number[] = [];
  let upToManager = 0;
  for (let pid = process.ppid; pid > 1;) {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
    if (parent === undefined || command === undefined) break;
    const isManager = MANAGER.test(command);
    if (!isManager && !SHELL.test(command)) break;
    found.push(pid);
    if (isManager) upToManager = found.length;
    pid = Number(parent);
  }
  return found.slice(0, upToManager);
}

/** Whether a process is still running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
