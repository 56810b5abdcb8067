import type { ReactNode } from 'react';

const ARABIC = /\p{Script=Arabic}/u;
const CUT =
  'inline-block max-w-full overflow-hidden align-bottom leading-[inherit] text-ellipsis [text-decoration:inherit]';

interface PersonNameProps {
  name: string;
  /** BCP 47, only if known: the script does not reveal the language. */
  lang?: string;
  className?: string;
  /** For a truncated line that starts with the name: it loses its own end, which is on the left in Arabic. */
  isCut?: boolean;
  /** The name with marked parts; otherwise it is shown unchanged. */
  children?: ReactNode;
}

/**
 * Any name, of a person or not: isolated from the surrounding text direction, with Arabic letters 4 % larger.
 * The class goes to a wrapper, so that start and end margins follow the surrounding text, not the name.
 */
export function PersonName({ name, lang, className, isCut, children }: PersonNameProps) {
  const isolated = (
    <bdi
      dir="auto"
      lang={lang}
      className={`${ARABIC.test(name) ? 'arabic' : ''} ${isCut ? CUT : ''}`.trim() || undefined}
    >
      {children ?? name}
    </bdi>
  );
  return className ? <span className={className}>{isolated}</span> : isolated;
}
