import ArrowBigUpDash from 'lucide-react/icons/arrow-big-up-dash';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as RACTextField, type TextFieldProps as RACTextFieldProps } from 'react-aria-components/TextField';
import { Button } from './button.tsx';
import { bareInput, fieldBox, FieldLabel, FieldNotes, type FieldProps, fieldStack, invalidFrom } from './field.tsx';

export interface TextFieldProps extends Omit<RACTextFieldProps, 'className' | 'children' | 'prefix'>, FieldProps {
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string;
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
  inputRef?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    description,
    errorMessage,
    size,
    className,
    prefix,
    suffix,
    placeholder,
    autoCapitalize,
    inputRef,
    ...rest
  } = props;
  return (
    <RACTextField {...rest} isInvalid={invalidFrom(rest.isInvalid, errorMessage)} className={fieldStack(className)}>
      <FieldLabel>{label}</FieldLabel>
      <Group className={fieldBox({ size })}>
        {prefix}
        <Input ref={inputRef} autoCapitalize={autoCapitalize} placeholder={placeholder} className={bareInput} />
        {suffix}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RACTextField>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A password that can be shown, with a hint when Caps Lock is on. */
export function PasswordField({ description, onKeyDown, onKeyUp, onBlur, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: Pick<KeyboardEvent, 'getModifierState'>) =>
    setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      onKeyDown={(event) => {
        readCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        readCapsLock(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      suffix={
        // No tooltip: the sign-in page would have to load its code.
        <Button
          variant="ghost"
          size="sm"
          shape="icon"
          className="-me-1.5"
          aria-label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onPress={() => setShown(!shown)}
        />
      }
      description={
        <>
          {description && <span className="block">{description}</span>}
          <output>{capsLock && <CapsLockHint />}</output>
        </>
      }
    />
  );
}

function CapsLockHint() {
  return (
    <span className="flex items-center gap-1.5 text-med-fg">
      <ArrowBigUpDash aria-hidden size={14} />
      Caps Lock is on
    </span>
  );
}
