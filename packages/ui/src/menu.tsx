import Check from 'lucide-react/icons/check';
import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as RACMenu,
  MenuItem as RACMenuItem,
  type MenuItemProps as RACMenuItemProps,
  type MenuProps as RACMenuProps,
  MenuSection as RACMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { optionsSurface, optionStyles } from './list-box-item.tsx';
import { popoverSurface } from './popover-surface.ts';

export interface MenuProps<T> extends Omit<RACMenuProps<T>, 'className'> {
  width?: number;
}

/** The second child of `MenuTrigger`, after the button. */
export function Menu<T extends object>({ width = 208, ...props }: MenuProps<T>) {
  return (
    <Popover placement="bottom end" offset={4} className={popoverSurface()} style={{ minWidth: width }}>
      <RACMenu {...props} className={optionsSurface} />
    </Popover>
  );
}

interface MenuItemProps extends Omit<RACMenuItemProps, 'className' | 'children'> {
  children: ReactNode;
  icon?: ReactElement;
  tone?: 'default' | 'danger';
}

export function MenuItem({ children, icon, tone, ...props }: MenuItemProps) {
  const textValue = props.textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <RACMenuItem {...props} textValue={textValue} className={`${optionStyles({ tone })} [&>svg]:size-4`}>
      {icon}
      <span className="flex-1 truncate">{children}</span>
      <Check aria-hidden className="hidden text-accent group-selected/option:block" />
    </RACMenuItem>
  );
}

export function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <RACMenuSection>
      <Header className="px-2 pt-2 pb-1 text-12 font-medium text-muted">{title}</Header>
      {children}
    </RACMenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className="mx-2 my-1 border-t border-hairline" />;
}

export { MenuTrigger };
