import type { Ref } from 'react';
import { TextArea as RACTextArea } from 'react-aria-components/TextArea';
import { TextField as RACTextField, type TextFieldProps as RACTextFieldProps } from 'react-aria-components/TextField';
import { FieldLabel, FieldNotes, type FieldProps, fieldStack, invalidFrom } from './field.tsx';
import { focusRingField } from './focus-ring.ts';

export interface TextAreaProps extends Omit<RACTextFieldProps, 'className' | 'children'>, FieldProps {
  rows?: number;
  placeholder?: string;
  inputRef?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, size, className, rows = 3, placeholder, inputRef, ...rest } = props;
  const text = size === 'sm' ? 'px-2.5 py-1.5 text-13' : 'px-3 py-2 text-14';
  return (
    <RACTextField {...rest} isInvalid={invalidFrom(rest.isInvalid, errorMessage)} className={fieldStack(className)}>
      <FieldLabel>{label}</FieldLabel>
      <RACTextArea
        ref={inputRef}
        rows={rows}
        placeholder={placeholder}
        className={`block w-full resize-y rounded-md border border-border-strong bg-surface invalid:border-high-solid disabled:border-border disabled:bg-sunken ${focusRingField} ${text}`}
      />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RACTextField>
  );
}
