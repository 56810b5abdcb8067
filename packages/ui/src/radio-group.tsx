import type { ReactNode } from 'react';
import {
  RadioButton,
  RadioField,
  type RadioFieldProps,
  RadioGroup as RACRadioGroup,
  type RadioGroupProps as RACRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { FieldLabel, FieldNotes, type FieldProps, fieldStack, invalidFrom } from './field.tsx';
import { focusRing } from './focus-ring.ts';
import { Kbd } from './kbd.tsx';
import { variants } from './variants.ts';

interface RadioGroupProps extends Omit<RACRadioGroupProps, 'className' | 'children'>, Omit<FieldProps, 'size'> {
  children: ReactNode;
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, description, errorMessage, className, children, ...rest } = props;
  return (
    <RACRadioGroup
      {...rest}
      isInvalid={invalidFrom(rest.isInvalid, errorMessage)}
      className={`group/radios ${fieldStack(className)}`}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="flex flex-col gap-1 not-last:mb-1 group-data-[orientation=horizontal]/radios:flex-row group-data-[orientation=horizontal]/radios:flex-wrap group-data-[orientation=horizontal]/radios:gap-x-4">
        {children}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RACRadioGroup>
  );
}

const dot = variants({
  base: 'mt-0.5 size-4 shrink-0 rounded-full bg-surface group-focus-visible/radio:outline-2 group-focus-visible/radio:outline-offset-2 group-focus-visible/radio:outline-focus',
  variants: {
    isSelected: {
      true: 'border-[5px] border-accent',
      false: 'border border-border-strong group-hover/radio:border-text',
    },
    isDisabled: { true: 'opacity-50' },
  },
});

interface RadioProps extends Omit<RadioFieldProps, 'className' | 'children'> {
  children: ReactNode;
  description?: ReactNode;
}

export function Radio({ children, description, ...props }: RadioProps) {
  return (
    <RadioField {...props}>
      <RadioButton className="group/radio flex min-h-6 w-fit items-start gap-2 pt-0.5 text-13 select-none disabled:text-muted pointer-coarse:min-h-10 pointer-coarse:py-2.5">
        {({ isSelected, isDisabled }) => (
          <>
            <span className={dot({ isSelected, isDisabled })} />
            {children}
          </>
        )}
      </RadioButton>
      {description && (
        <Text slot="description" className="ms-6 block text-13 text-muted">
          {description}
        </Text>
      )}
    </RadioField>
  );
}

/** Boxed reasons, each with the number key that chooses it: in one row if all fit, otherwise in even columns. */
export function ReasonGroup({ children, ...props }: RadioGroupProps) {
  return (
    <RadioGroup orientation="horizontal" {...props}>
      <div className="@container w-full">
        <div className="grid gap-1.5 @min-[320px]:grid-cols-2 @min-[510px]:grid-cols-3 @min-[770px]:flex">
          {children}
        </div>
      </div>
    </RadioGroup>
  );
}

const reason = variants({
  base: `${focusRing} flex h-8 items-center gap-1.5 rounded-md border pe-2 ps-1.5 text-13 font-medium whitespace-nowrap select-none pressed:bg-active disabled:border-dashed disabled:bg-transparent disabled:text-muted disabled:hover:border-border pointer-coarse:h-10`,
  variants: {
    isSelected: { true: 'border-accent bg-accent-soft', false: 'border-border bg-surface hover:border-border-strong' },
  },
});

interface ReasonOptionProps {
  value: string;
  shortcut?: string;
  children: ReactNode;
  isDisabled?: boolean;
}

export function ReasonOption({ value, shortcut, children, isDisabled }: ReasonOptionProps) {
  return (
    <RadioField value={value} isDisabled={isDisabled}>
      <RadioButton className={({ isSelected }) => reason({ isSelected })}>
        {shortcut ? <Kbd>{shortcut}</Kbd> : <span className="w-1" />}
        {children}
      </RadioButton>
    </RadioField>
  );
}
