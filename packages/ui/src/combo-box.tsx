import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as RACComboBox, type ComboBoxProps as RACComboBoxProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { bareInput, fieldBox, FieldLabel, FieldNotes, type FieldProps, fieldStack, invalidFrom } from './field.tsx';
import { Option, optionsSurface } from './list-box-item.tsx';
import { popoverSurface } from './popover-surface.ts';

interface ComboBoxProps<T extends object> extends Omit<RACComboBoxProps<T>, 'className' | 'children'>, FieldProps {
  children: ReactNode | ((item: T) => ReactNode);
  placeholder?: string;
  emptyText?: string;
}

export function ComboBox<T extends object>(props: ComboBoxProps<T>) {
  const { label, description, errorMessage, size, className, children, placeholder, emptyText, ...rest } = props;
  return (
    <RACComboBox
      allowsEmptyCollection
      {...rest}
      isInvalid={invalidFrom(rest.isInvalid, errorMessage)}
      className={fieldStack(className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <Group className={fieldBox({ size })}>
        <Input placeholder={placeholder} className={bareInput} />
        <Button className="-me-1 grid size-6 place-items-center rounded-sm text-muted hover:bg-hover hover:text-text">
          <ChevronDown aria-hidden size={14} />
        </Button>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover offset={4} className={popoverSurface({ className: 'w-(--trigger-width)' })}>
        {/* The focus stays in the field, so this popover is not a dialog. All content of a page must be in a region. */}
        <section aria-label="Suggestions" className="flex max-h-[inherit] flex-col">
          <ListBox
            className={optionsSurface}
            renderEmptyState={() => <p className="px-2 py-1.5 text-13 text-muted">{emptyText ?? 'Nothing found'}</p>}
          >
            {children}
          </ListBox>
        </section>
      </Popover>
    </RACComboBox>
  );
}

export { Option as ComboBoxItem };
