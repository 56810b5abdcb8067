import { Usage } from './failure.ts';

/** The single id argument of a command: of a job, a key, a screening. */
export function typedId([text, ...more]: readonly string[], need: string): number {
  if (text === undefined || more.length > 0 || !/^[1-9]\d{0,14}$/.test(text)) throw new Usage(need);
  return Number(text);
}
