import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as RACSearchField,
  type SearchFieldProps as RACSearchFieldProps,
} from 'react-aria-components/SearchField';
import { bareInput, fieldBox, FieldLabel, FieldNotes, type FieldProps, fieldStack, invalidFrom } from './field.tsx';
import { focusRing } from './focus-ring.ts';
import { Kbd } from './kbd.tsx';

interface SearchFieldProps extends Omit<RACSearchFieldProps, 'className' | 'children'>, FieldProps {
  placeholder?: string;
  /** The shortcut key that focuses the field, shown while it is empty. */
  shortcut?: string;
  inputRef?: Ref<HTMLInputElement>;
}

export function SearchField(props: SearchFieldProps) {
  const { label, description, errorMessage, size, className, placeholder, shortcut, inputRef, ...rest } = props;
  return (
    <RACSearchField
      {...rest}
      isInvalid={invalidFrom(rest.isInvalid, errorMessage)}
      className={`group/search ${fieldStack(className)}`}
    >
      <FieldLabel>{label}</FieldLabel>
      <Group className={fieldBox({ size })}>
        <Search aria-hidden size={size === 'sm' ? 14 : 16} />
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={`${bareInput} [&::-webkit-search-cancel-button]:hidden`}
        />
        {shortcut && (
          <span aria-hidden className="-me-1 hidden sm:group-empty/search:block pointer-coarse:hidden!">
            <Kbd>{shortcut}</Kbd>
          </span>
        )}
        <Button
          aria-label="Clear"
          className={`-me-1 grid size-6 place-items-center rounded-sm text-muted group-empty/search:hidden hover:bg-hover pointer-coarse:-me-2.5 pointer-coarse:size-9 hover:text-text pressed:bg-active ${focusRing}`}
        >
          <X aria-hidden size={14} />
        </Button>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RACSearchField>
  );
}
