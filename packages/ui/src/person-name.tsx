import type { ReactNode } from 'react';

const ARABIC = /\p{Script=Arabic}/u;
const CUT =
  'inline-block max-w-full overflow-hidden align-bottom leading-[inherit] text-ellipsis [text-decoration:inherit]';

interface PersonNameProps {
  name: string;
  /** BCP 47, only where it is known: the script does not tell the language. */
  lang?: string;
  className?: string;
  /** In a line that is cut, where nothing stands before it: it loses its own end, which of Arabic is at the left. */
  isCut?: boolean;
  /** The name with parts of it marked; else it is shown as it is. */
  children?: ReactNode;
}

/**
 * Any name, of a person or not: isolated from the direction around it, Arabic letters 4 % larger.
 * The class goes to a wrapper: margins at the start and end are those of the text around the name, not of the name.
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
