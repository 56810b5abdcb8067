import { variants } from './variants.ts';

/** First letters of up to two words of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words
    .map((word) => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US');
}

const avatar = variants({
  base: 'inline-grid shrink-0 place-items-center rounded-full bg-neutral-bg leading-none font-semibold text-neutral-fg',
  variants: { size: { sm: 'size-5 text-[9px]', md: 'size-7 text-12', lg: 'size-10 text-14' } },
  defaultVariants: { size: 'md' },
});

/** Decoration beside the name, which is always written out. */
export function Avatar({ name, size }: { name: string; size?: 'sm' | 'md' | 'lg' }) {
  return (
    <span aria-hidden className={avatar({ size })}>
      {initials(name)}
    </span>
  );
}
