import { useUser } from '../../session.ts';
import type { Decider } from './decided-match.ts';

/** The signed-in user decides, now. */
export function useDecider(): () => Decider {
  const user = useUser();
  return () => ({ user, at: new Date().toISOString() });
}
