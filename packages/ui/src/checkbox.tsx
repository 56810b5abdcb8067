import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as RACCheckboxGroup,
  type CheckboxGroupProps as RACCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { FieldLabel, FieldNotes, type FieldProps, fieldStack, invalidFrom } from './field.tsx';
import { variants } from './variants.ts';

const box = variants({
  base: 'mt-0.5 grid size-4 shrink-0 place-items-center rounded-sm border text-on-accent group-focus-visible/box:outline-2 group-focus-visible/box:outline-offset-2 group-focus-visible/box:outline-focus',
  variants: {
    on: { true: 'border-accent bg-accent', false: 'border-border-strong bg-surface group-hover/box:border-text' },
    isInvalid: { true: 'border-high-solid' },
    isDisabled: { true: 'opacity-50' },
  },
});

interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'children'> {
  children?: ReactNode;
  className?: string;
}

export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} className={className}>
      <CheckboxButton className="group/box flex min-h-6 w-fit items-start gap-2 pt-0.5 text-13 select-none disabled:text-muted pointer-coarse:min-h-10 pointer-coarse:py-2.5">
        {({ isSelected, isIndeterminate, isInvalid, isDisabled }) => (
          <>
            <span className={box({ on: isSelected || isIndeterminate, isInvalid, isDisabled })}>
              {isIndeterminate && <Minus aria-hidden size={12} strokeWidth={3} />}
              {isSelected && !isIndeterminate && <Check aria-hidden size={12} strokeWidth={3} />}
            </span>
            {children}
          </>
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}

interface CheckboxGroupProps extends Omit<RACCheckboxGroupProps, 'className' | 'children'>, Omit<FieldProps, 'size'> {
  children: ReactNode;
}

export function CheckboxGroup({ label, description, errorMessage, className, children, ...props }: CheckboxGroupProps) {
  return (
    <RACCheckboxGroup
      {...props}
      isInvalid={invalidFrom(props.isInvalid, errorMessage)}
      className={fieldStack(className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="grid gap-1 not-last:mb-1">{children}</div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RACCheckboxGroup>
  );
}
