import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as RACPopover, type PopoverProps as RACPopoverProps } from 'react-aria-components/Popover';
import { popoverMotion } from './overlay-motion.ts';
import { variants } from './variants.ts';

/** The one surface of all that floats near its trigger. */
export const popoverSurface = variants({
  base: `flex flex-col overflow-hidden rounded-panel bg-surface text-text shadow-overlay outline-hidden ${popoverMotion}`,
});

export interface PopoverProps extends Omit<RACPopoverProps, 'className' | 'children'> {
  label: string;
  children: ReactNode;
  padded?: boolean;
  className?: string;
}

export function Popover({ label, children, padded = true, className, ...props }: PopoverProps) {
  return (
    <RACPopover offset={6} {...props} className={popoverSurface({ className })}>
      <Dialog aria-label={label} className={`overflow-auto outline-hidden ${padded ? 'p-4' : ''}`}>
        {children}
      </Dialog>
    </RACPopover>
  );
}

export { DialogTrigger as PopoverTrigger };
