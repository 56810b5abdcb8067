import { Button } from '@tamis/ui/button';
import { useNavigate } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { useEffect, useEffectEvent } from 'react';

const SHOWN_MS = 3_000;

/** Explains the refusal, then goes to the dashboard; this page does not stay in the history. */
export function AccessDenied() {
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate({ to: '/', replace: true }));
  useEffect(() => {
    const timer = setTimeout(() => go(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="alert"
      className="mx-auto mt-10 flex max-w-[420px] flex-col items-center gap-1 rounded-panel border bg-surface px-6 py-12 text-center"
    >
      <Lock aria-hidden size={24} className="mb-3 text-muted" />
      <h1 className="font-semibold">Access Denied</h1>
      <p className="text-13 text-balance text-muted">You need administrator privileges to access this page.</p>
      <p className="text-13 text-muted">Going to the dashboard in 3 s.</p>
      <Button className="mt-4" onPress={() => void navigate({ to: '/', replace: true })}>
        Go now
      </Button>
    </div>
  );
}
