const ARABIC = /\p{Script=Arabic}/u;

export interface PersonNameProps {
  name: string;
  /** BCP 47, only where it is known: the script does not tell the language. */
  lang?: string;
  className?: string;
}

/**
 * Any name, of a person or not: isolated from the direction around it, Arabic letters 4 % larger.
 * The class goes to a wrapper: margins at the start and end are those of the text around the name, not of the name.
 */
export function PersonName({ name, lang, className }: PersonNameProps) {
  const isolated = (
    <bdi dir="auto" lang={lang} className={ARABIC.test(name) ? 'arabic' : undefined}>
      {name}
    </bdi>
  );
  return className ? <span className={className}>{isolated}</span> : isolated;
}
