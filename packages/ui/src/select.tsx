import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as RACSelect, SelectValue, type SelectProps as RACSelectProps } from 'react-aria-components/Select';
import { FieldLabel, FieldNotes, type FieldProps, fieldStack, invalidFrom } from './field.tsx';
import { focusRing } from './focus-ring.ts';
import { Option, optionsSurface } from './list-box-item.tsx';
import { popoverSurface } from './popover-surface.ts';
import { variants } from './variants.ts';

const trigger = variants({
  base: [
    focusRing,
    'inline-flex w-full items-center justify-between gap-2 rounded-md border bg-surface text-start whitespace-nowrap transition-colors duration-120',
    'hover:border-border-strong pressed:bg-sunken disabled:border-border disabled:bg-sunken disabled:text-muted group-invalid/select:border-high-solid',
  ],
  variants: {
    variant: { field: 'border-border-strong px-2.5', button: 'border-border ps-3 pe-2 font-medium' },
    size: { sm: 'h-8 text-13 pointer-coarse:h-10', md: 'h-9 text-14 pointer-coarse:h-10' },
  },
});

interface SelectProps<T extends object> extends Omit<RACSelectProps<T>, 'className' | 'children'>, FieldProps {
  children: ReactNode;
  /** `button` is the quieter style for filters; `field` is for forms. */
  variant?: 'field' | 'button';
  width?: number | string;
  /** Shown before the value, if the options have icons. */
  icon?: ReactNode;
}

export function Select<T extends object>(props: SelectProps<T>) {
  const { label, description, errorMessage, variant = 'field', className, children, width, icon, ...rest } = props;
  const size = props.size ?? (variant === 'button' ? 'sm' : 'md');
  return (
    <RACSelect
      {...rest}
      isInvalid={invalidFrom(rest.isInvalid, errorMessage)}
      className={`group/select ${fieldStack(className)}`}
      style={{ width }}
    >
      <FieldLabel>{label}</FieldLabel>
      <Button className={trigger({ variant, size })}>
        {icon}
        <SelectValue className="flex-1 truncate placeholder-shown:text-muted">
          {({ selectedText, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDown aria-hidden size={14} className="text-muted" />
      </Button>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover offset={4} className={popoverSurface({ className: 'min-w-(--trigger-width)' })}>
        <ListBox className={optionsSurface}>{children}</ListBox>
      </Popover>
    </RACSelect>
  );
}

export { Option as SelectItem };
