import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import UsersRound from 'lucide-react/icons/users-round';
import { ButtonLink } from '../shared/links.ts';

export function EntitiesTab() {
  return (
    <Panel>
      <EmptyState
        icon={<UsersRound />}
        title="Entity management"
        actions={<ButtonLink to="/entities">Go to Entities</ButtonLink>}
      >
        Entities are added, edited and uploaded in the entity list.
      </EmptyState>
    </Panel>
  );
}
