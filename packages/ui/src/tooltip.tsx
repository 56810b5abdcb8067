import { type ReactElement, type ReactNode, type Ref, useRef } from 'react';
import { Tooltip as RACTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { useFocusable } from 'react-aria/useFocusable';
import { focusRing } from './focus-ring.ts';
import { variants } from './variants.ts';

const styles = variants({
  base: 'max-w-72 rounded-md bg-neutral-fg px-2 py-1 text-12 text-surface entering:animate-in entering:fade-in entering:duration-120 exiting:animate-out exiting:fade-out exiting:duration-80',
});

interface TooltipProps {
  content: ReactNode;
  /** One element. A plain one (`abbr`, `span`, `time`) is wrapped in a focusable span. */
  children: ReactElement;
  /** Whether a plain element is in the tab order. Off if the text is also shown elsewhere. */
  isFocusable?: boolean;
}

/** A hint on hover and on keyboard focus. Never the only place for a piece of information. */
export function Tooltip({ content, children, isFocusable = true }: TooltipProps) {
  const isPlain = typeof children.type === 'string';
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      {isPlain ? <PlainTrigger isFocusable={isFocusable}>{children}</PlainTrigger> : children}
      <RACTooltip offset={6} placement="top" className={styles()}>
        {content}
      </RACTooltip>
    </TooltipTrigger>
  );
}

function PlainTrigger({ children, isFocusable }: { children: ReactElement; isFocusable: boolean }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { focusableProps } = useFocusable({}, ref as Ref<HTMLSpanElement> & { current: HTMLSpanElement | null });
  // Not merged: an undefined index would leave the hook's own value, 0.
  const props = { ...focusableProps, tabIndex: isFocusable ? 0 : undefined };
  return (
    <span {...props} ref={ref} className={`rounded-sm ${focusRing}`}>
      {children}
    </span>
  );
}
