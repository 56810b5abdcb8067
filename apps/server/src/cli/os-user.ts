import { userInfo } from 'node:os';

/** The operating system's name for the person at the command line; their number if it has no name for it. */
export function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
