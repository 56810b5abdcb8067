import { TextArea as RACTextArea } from 'react-aria-components/TextArea';
import { TextField as RACTextField, type TextFieldProps as RACTextFieldProps } from 'react-aria-components/TextField';
import { FieldLabel, FieldNotes, type FieldProps, fieldStack, invalidFrom } from './field.tsx';
import { focusRingArea } from './focus-ring.ts';

export interface TextAreaProps extends Omit<RACTextFieldProps, 'className' | 'children'>, Omit<FieldProps, 'size'> {
  rows?: number;
  placeholder?: string;
}

export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, className, rows = 3, placeholder, ...rest } = props;
  return (
    <RACTextField {...rest} isInvalid={invalidFrom(rest.isInvalid, errorMessage)} className={fieldStack(className)}>
      <FieldLabel>{label}</FieldLabel>
      <RACTextArea
        rows={rows}
        placeholder={placeholder}
        className={`block w-full resize-y rounded-md border border-border-strong bg-surface px-3 py-2 text-14 invalid:border-high-solid disabled:border-border disabled:bg-sunken ${focusRingArea}`}
      />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RACTextField>
  );
}
