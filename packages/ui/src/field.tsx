import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import { FieldError, type ValidationResult } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { focusRingField } from './focus-ring.ts';
import { variants } from './variants.ts';

export interface FieldProps {
  label?: ReactNode;
  description?: ReactNode;
  /** A text makes the field invalid; a function turns the validation result into a message. */
  errorMessage?: string | ((result: ValidationResult) => string);
  size?: 'sm' | 'md';
  className?: string;
}

/** The box around an input, with one border, which the focus ring replaces. */
export const fieldBox = variants({
  base: [
    focusRingField,
    'flex w-full min-w-0 items-center gap-2 rounded-md border border-border-strong bg-surface px-2.5 transition-colors duration-120',
    'invalid:border-high-solid disabled:border-border disabled:bg-sunken disabled:text-muted [&>svg]:shrink-0 [&>svg]:text-muted',
  ],
  variants: {
    size: { sm: 'h-8 text-13 pointer-coarse:h-10', md: 'h-9 text-14 pointer-coarse:h-10' },
  },
  defaultVariants: { size: 'md' },
});

/** The input inside the box has no styling of its own. */
export const bareInput = 'min-w-0 flex-1 self-stretch bg-transparent text-ellipsis text-inherit outline-0';

export const fieldStack = (className = '') => `flex min-w-0 flex-col ${className}`;

/** RAC's `isInvalid` for our fields: set explicitly, or by an error message. */
export function invalidFrom(isInvalid: boolean | undefined, errorMessage: FieldProps['errorMessage']) {
  return isInvalid ?? (typeof errorMessage === 'string' && errorMessage !== '' ? true : undefined);
}

export function FieldLabel({ children }: { children?: ReactNode }) {
  return children ? <Label className="mb-1 block text-13 font-medium">{children}</Label> : null;
}

/** The text below a field: the hint, then the error with its icon. Aria-describedby links both to the input. */
export function FieldNotes({ description, errorMessage }: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && (
        <Text
          slot="description"
          className="mt-1 block text-13 wrap-anywhere text-muted has-[>output:only-child:empty]:mt-0"
        >
          {description}
        </Text>
      )}
      <FieldError className="mt-1 flex items-start gap-1.5 text-13 text-high-fg">
        {(result) => (
          <>
            <CircleAlert aria-hidden size={14} className="mt-[3px]" />
            <span className="wrap-anywhere">{messageOf(result, errorMessage)}</span>
          </>
        )}
      </FieldError>
    </>
  );
}

function messageOf(result: ValidationResult, errorMessage: FieldProps['errorMessage']) {
  if (typeof errorMessage === 'function') return errorMessage(result);
  return errorMessage || result.validationErrors.join(' ');
}
