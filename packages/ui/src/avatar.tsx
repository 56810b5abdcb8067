/** First letters of up to two words of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words
    .map((word) => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US');
}

/** Decorative: the name is always shown beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="inline-grid size-7 shrink-0 place-items-center rounded-full bg-neutral-bg text-12 leading-none font-semibold text-neutral-fg"
    >
      {initials(name)}
    </span>
  );
}
