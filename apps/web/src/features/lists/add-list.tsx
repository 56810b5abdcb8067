import type { ListStatus } from '@tamis/api/watchlists/schema';
import { Button } from '@tamis/ui/button';
import { Menu, MenuItem, MenuTrigger } from '@tamis/ui/menu';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';

/** The lists that an admin can start to use by importing a first file; none for other users. */
export function useAddableLists(): readonly ListStatus[] {
  const mayImport = useMay('lists.import');
  return trpc.lists.addable.useQuery(undefined, { enabled: mayImport }).data ?? [];
}

/** Opens a list that is not in use yet, so that its first file can be dropped or fetched. */
export function AddList() {
  const addable = useAddableLists();
  const navigate = useNavigate();
  if (addable.length === 0) return null;
  return (
    <MenuTrigger>
      <Button icon={<Plus aria-hidden />}>Add a list</Button>
      <Menu
        width={320}
        onAction={(list) => void navigate({ to: '/lists', search: { list: String(list) }, resetScroll: false })}
      >
        {addable.map(({ list, title }) => (
          <MenuItem key={list} id={list}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
