import { IconButton } from '@tamis/ui/icon-button';
import { Menu, type MenuProps, MenuTrigger } from '@tamis/ui/menu';
import Ellipsis from 'lucide-react/icons/ellipsis';

interface ActionsMenuProps extends Pick<MenuProps<object>, 'disabledKeys' | 'children'> {
  /** What the actions apply to, for screen readers. */
  of: string;
}

/** The actions for one row, behind three dots at its end. */
export function ActionsMenu({ of, ...menu }: ActionsMenuProps) {
  return (
    <MenuTrigger>
      <IconButton
        size="sm"
        className="justify-self-end"
        tooltip={false}
        aria-label={`Actions for ${of}`}
        icon={<Ellipsis aria-hidden />}
      />
      <Menu {...menu} />
    </MenuTrigger>
  );
}
