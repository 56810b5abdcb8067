import { may } from '@tamis/api/permissions';
import { Dialog } from '@tamis/ui/dialog';
import { Kbd } from '@tamis/ui/kbd';
import { Switch } from '@tamis/ui/switch';
import { useUser } from '../../session.ts';
import { keyCaps, type Shortcut, SHORTCUTS, type ShortcutId } from '../shared/shortcut-table.ts';
import { useSingleKeys } from '../shared/single-keys.ts';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const TABLE: Readonly<Record<ShortcutId, Shortcut>> = SHORTCUTS;

/** The shortcuts that the user may use, and the switch for the single-key ones. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const { role } = useUser();
  const ids = (Object.keys(SHORTCUTS) as ShortcutId[]).filter((id) => {
    const { needs } = TABLE[id];
    return needs === undefined || may(role, needs);
  });
  const groups = Map.groupBy(ids, (id) => TABLE[id].group);
  return (
    <Dialog title="Keyboard shortcuts" size="lg" isDismissable {...props}>
      <div className="gap-x-10 sm:columns-2">
        {[...groups].map(([group, ids]) => (
          <section key={group} className="mb-5 break-inside-avoid">
            <h3 className="mb-1.5 text-12 font-medium text-muted">{group}</h3>
            <dl className="divide-y divide-hairline">
              {ids.map((id) => (
                <div key={id} className="flex items-center justify-between gap-4 py-1.5 text-13">
                  <dt>{SHORTCUTS[id].does}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keyCaps(id).map((cap) => (
                      <Kbd key={cap}>{cap}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch isSelected={singleKeys} onChange={setSingleKeys}>
        Single-key shortcuts
      </Switch>
    </Dialog>
  );
}
