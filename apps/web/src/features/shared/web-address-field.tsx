import { TextField, type TextFieldProps } from '@tamis/ui/text-field';

type WebAddressFieldProps = Pick<TextFieldProps, 'value' | 'onChange' | 'description' | 'errorMessage'>;

/** The first field of a dialog that asks for a web address: focused, and without auto-correction. */
export function WebAddressField(props: WebAddressFieldProps) {
  return (
    <TextField
      label="Web address"
      name="url"
      type="url"
      placeholder="https://"
      autoComplete="off"
      autoCapitalize="none"
      autoFocus
      {...props}
    />
  );
}
