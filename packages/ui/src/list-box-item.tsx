import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ListBoxItem, type ListBoxItemProps } from 'react-aria-components/ListBox';
import { variants } from './variants.ts';

/** The shared style for options of a select, a combo box and a menu. */
export const optionStyles = variants({
  base: [
    'group/option flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-13 outline-0 select-none pointer-coarse:min-h-10',
    'focus:bg-accent-soft hover:bg-hover pressed:bg-active disabled:text-muted disabled:opacity-60 [&>svg]:shrink-0',
  ],
  variants: { tone: { default: '', danger: 'text-high-fg' } },
  defaultVariants: { tone: 'default' },
});

/** The surface behind the options. */
export const optionsSurface = 'max-h-[inherit] overflow-auto p-1 outline-0';

interface OptionProps extends Omit<ListBoxItemProps, 'className' | 'children'> {
  children: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
}

/** Its accessible name is everything that it shows, so that speech input can use any word of it. */
export function Option({ children, description, icon, ...props }: OptionProps) {
  const textValue = props.textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <ListBoxItem {...props} textValue={textValue} className={optionStyles()}>
      {icon}
      <span className="grid min-w-0 flex-1">
        <span className="truncate">{children}</span>
        {description && <span className="truncate text-12 text-muted">{description}</span>}
      </span>
      <Check aria-hidden size={14} className="invisible text-accent group-selected/option:visible" />
    </ListBoxItem>
  );
}
