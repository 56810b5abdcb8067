import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { variants } from './variants.ts';

const track = variants({
  base: 'flex h-5 w-8 shrink-0 items-center rounded-full border p-0.5 transition-colors duration-120 group-focus-visible/switch:outline-2 group-focus-visible/switch:outline-offset-2 group-focus-visible/switch:outline-focus',
  variants: {
    isSelected: { true: 'border-accent bg-accent', false: 'border-border-strong bg-surface' },
    isDisabled: { true: 'opacity-50' },
  },
});

const thumb = variants({
  base: 'size-3.5 rounded-full transition-transform duration-120',
  variants: {
    isSelected: { true: 'translate-x-3 bg-on-accent rtl:-translate-x-3', false: 'bg-border-strong' },
  },
});

interface SwitchProps extends Omit<SwitchFieldProps, 'className' | 'children'> {
  children?: ReactNode;
}

/** For settings that take effect at once. Use a check box for a choice that is submitted with a form. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <SwitchField {...props}>
      <SwitchButton className="group/switch flex min-h-6 w-fit items-center gap-2 text-13 select-none disabled:text-muted pointer-coarse:min-h-10">
        {({ isSelected, isDisabled }) => (
          <>
            <span className={track({ isSelected, isDisabled })}>
              <span className={thumb({ isSelected })} />
            </span>
            {children}
          </>
        )}
      </SwitchButton>
    </SwitchField>
  );
}
