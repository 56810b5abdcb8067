import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as RACNumberField,
  type NumberFieldProps as RACNumberFieldProps,
} from 'react-aria-components/NumberField';
import { bareInput, fieldBox, FieldLabel, FieldNotes, type FieldProps, fieldStack, invalidFrom } from './field.tsx';

export interface NumberFieldProps extends Omit<RACNumberFieldProps, 'className' | 'children'>, FieldProps {
  /** Arrow buttons; the arrow keys work without them. */
  steppers?: boolean;
  placeholder?: string;
}

export function NumberField(props: NumberFieldProps) {
  const { label, description, errorMessage, size, className, steppers = false, placeholder, ...rest } = props;
  return (
    <RACNumberField {...rest} isInvalid={invalidFrom(rest.isInvalid, errorMessage)} className={fieldStack(className)}>
      <FieldLabel>{label}</FieldLabel>
      <Group className={fieldBox({ size })}>
        <Input placeholder={placeholder} className={`${bareInput} tabular`} />
        {steppers && (
          <span className="-me-2.5 flex flex-col self-stretch border-s border-hairline">
            <Stepper slot="increment" icon={<ChevronUp aria-hidden size={12} />} />
            <Stepper slot="decrement" icon={<ChevronDown aria-hidden size={12} />} />
          </span>
        )}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RACNumberField>
  );
}

function Stepper({ slot, icon }: { slot: 'increment' | 'decrement'; icon: ReactElement }) {
  return (
    <Button
      slot={slot}
      className="grid w-6 flex-1 place-items-center text-muted hover:bg-hover hover:text-text pressed:bg-active disabled:opacity-40"
    >
      {icon}
    </Button>
  );
}
