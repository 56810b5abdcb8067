import Equal from 'lucide-react/icons/equal';
import EqualNot from 'lucide-react/icons/equal-not';
import Minus from 'lucide-react/icons/minus';
import type { ReactElement, ReactNode } from 'react';
import { variants } from './variants.ts';

type Verdict = 'match' | 'differs' | 'unknown';

const verdictStyles = variants({
  base: 'inline-flex h-6 w-fit items-center gap-1.5 rounded-sm ps-1.5 pe-2 text-13 font-medium whitespace-nowrap',
  variants: {
    verdict: {
      match: 'bg-info-bg text-info-fg',
      differs: 'bg-neutral-fg text-surface',
      unknown: 'text-muted inset-ring inset-ring-border',
    },
  },
});

const WORDS: Record<Verdict, { text: string; icon: ReactElement }> = {
  match: { text: 'Match', icon: <Equal aria-hidden size={14} strokeWidth={2.25} /> },
  differs: { text: 'Differs', icon: <EqualNot aria-hidden size={14} strokeWidth={2.25} /> },
  unknown: { text: 'Unknown', icon: <Minus aria-hidden size={14} strokeWidth={2.25} /> },
};

/** Match is blue, never green: agreement with a listed party is not good news. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return (
    <span className={verdictStyles({ verdict })}>
      {WORDS[verdict].icon}
      {WORDS[verdict].text}
    </span>
  );
}

/** Words on the listed side that differ from the subject's. */
export function Differs({ children }: { children: ReactNode }) {
  return (
    <u className="decoration-border-strong decoration-2 underline-offset-4 [text-decoration-skip-ink:none]">
      {children}
    </u>
  );
}
