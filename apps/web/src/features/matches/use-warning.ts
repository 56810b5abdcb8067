import { type ToastOptions, closeToast, toast } from '@tamis/ui/toast';
import { useEffect, useRef } from 'react';

/** Shows why a key did nothing. The toast closes with the match that it is about: it would cover the next one. */
export function useWarning() {
  const shown = useRef<string>(undefined);
  useEffect(() => () => closeToast(shown.current), []);
  return (warning: Pick<ToastOptions, 'title' | 'description'>) => {
    shown.current = toast({ ...warning, tone: 'warning' });
  };
}
