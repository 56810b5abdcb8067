import { type ReactElement, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { Button as RACButton, type ButtonProps as RACButtonProps } from 'react-aria-components/Button';
import { focusRing } from './focus-ring.ts';
import { Spinner } from './spinner.tsx';
import { type VariantProps, variants } from './variants.ts';

export const buttonStyles = variants({
  base: [
    focusRing,
    'inline-flex shrink-0 items-center justify-center rounded-md border font-medium whitespace-nowrap select-none',
    'transition-colors duration-120 pressed:transition-none disabled:border-border disabled:bg-sunken disabled:text-muted',
    '[&_svg]:shrink-0',
  ],
  variants: {
    variant: {
      primary:
        'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover pressed:border-accent-press pressed:bg-accent-press',
      outline: 'border-border bg-surface text-text hover:border-border-strong pressed:bg-sunken',
      ghost:
        'border-transparent bg-transparent text-muted hover:bg-hover hover:text-text pressed:bg-active disabled:border-transparent disabled:bg-transparent',
      /** As quiet as `ghost`, but as readable as the text around it. */
      plain:
        'border-transparent bg-transparent text-text hover:bg-hover pressed:bg-active disabled:border-transparent disabled:bg-transparent',
      danger:
        'border-high-solid bg-high-solid text-on-high hover:border-high-fg hover:bg-high-fg pressed:border-high-fg pressed:bg-high-fg',
      link: 'border-transparent bg-transparent text-accent underline-offset-3 hover:underline pressed:text-accent-press disabled:border-transparent disabled:bg-transparent',
    },
    size: {
      sm: 'h-7 gap-1.5 text-13 pointer-coarse:h-10',
      md: 'h-8 gap-1.5 text-13 pointer-coarse:h-10',
      lg: 'h-10 gap-2 text-14 pointer-coarse:h-11',
    },
    shape: { text: '', icon: 'p-0' },
    wide: { true: 'w-full' },
  },
  compoundVariants: [
    { shape: 'text', size: 'sm', class: 'px-2 [&>svg]:size-3.5' },
    { shape: 'text', size: 'md', class: 'px-3 [&>svg]:size-3.5' },
    { shape: 'text', size: 'lg', class: 'px-4 [&>svg]:size-4' },
    { shape: 'icon', size: 'sm', class: 'w-7 pointer-coarse:w-10 [&>svg]:size-4' },
    { shape: 'icon', size: 'md', class: 'w-8 pointer-coarse:w-10 [&>svg]:size-4' },
    { shape: 'icon', size: 'lg', class: 'w-10 pointer-coarse:w-11 [&>svg]:size-4' },
  ],
  defaultVariants: { variant: 'outline', size: 'md', shape: 'text' },
});

export type Look = Pick<VariantProps<typeof buttonStyles>, 'variant' | 'size'>;
type Shape = Pick<VariantProps<typeof buttonStyles>, 'shape'>;

interface ButtonProps extends Omit<RACButtonProps, 'children' | 'className'>, Look, Shape {
  children?: ReactNode;
  icon?: ReactElement;
  /** Replaces the label while `isPending`, such as 'Logging in...'. */
  pendingLabel?: string;
  wide?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ children, icon, pendingLabel, variant, size, shape, wide, className, ...props }: ButtonProps) {
  useUnsaid(props.isPending);
  return (
    <RACButton {...props} className={buttonStyles({ variant, size, shape, wide, className })}>
      {props.isPending ? <Spinner size={14} /> : icon}
      {props.isPending && pendingLabel ? pendingLabel : children}
    </RACButton>
  );
}

/** How long React Aria waits before its first announcement. */
const FIRST_WORD_MS = 100;

/**
 * React Aria announces a pending button by the button's id and keeps the announcement for seconds. If the button has
 * disappeared meanwhile, as after a login or with its dialog, the announcement would be an image without a name.
 */
function useUnsaid(isPending = false) {
  const hasSpoken = useRef(false);
  useEffect(() => {
    if (isPending) hasSpoken.current = true;
  }, [isPending]);
  useEffect(
    () => () => {
      if (hasSpoken.current) setTimeout(clearAnnouncer, FIRST_WORD_MS, 'assertive');
    },
    [],
  );
}
