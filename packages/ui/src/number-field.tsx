import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as RACNumberField,
  type NumberFieldProps as RACNumberFieldProps,
} from 'react-aria-components/NumberField';
import { bareInput, fieldBox, FieldLabel, FieldNotes, type FieldProps, fieldStack, invalidFrom } from './field.tsx';

interface NumberFieldProps extends Omit<RACNumberFieldProps, 'className' | 'children'>, FieldProps {}

export function NumberField(props: NumberFieldProps) {
  const { label, description, errorMessage, size, className, ...rest } = props;
  return (
    <RACNumberField {...rest} isInvalid={invalidFrom(rest.isInvalid, errorMessage)} className={fieldStack(className)}>
      <FieldLabel>{label}</FieldLabel>
      <Group className={fieldBox({ size })}>
        <Input className={`${bareInput} tabular`} />
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RACNumberField>
  );
}
