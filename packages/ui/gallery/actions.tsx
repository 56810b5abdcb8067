import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { Chip } from '../src/chip.tsx';
import { CopyButton } from '../src/copy-button.tsx';
import { Kbd, KeyHint } from '../src/kbd.tsx';
import { BackLink, ButtonLink, Link } from '../src/link.tsx';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../src/menu.tsx';
import { SegmentedControl } from '../src/segmented-control.tsx';
import { Tooltip } from '../src/tooltip.tsx';
import { Line, Section } from './section.tsx';

export function Actions() {
  const [view, setView] = useState<'list' | 'board'>('list');
  return (
    <Section title="Actions">
      <Line>
        <Button variant="primary" icon={<Plus aria-hidden />}>
          Add Entity
        </Button>
        <Button>Bulk Upload</Button>
        <Button variant="ghost">Clear filters</Button>
        <Button variant="plain">View details</Button>
        <Button isDisabled>Upload</Button>
      </Line>
      <Line>
        <Button variant="primary">Log In</Button>
        <Button variant="primary" isPending pendingLabel="Logging in...">
          Log In
        </Button>
        <Button variant="danger">Delete</Button>
        <Button variant="link">Use</Button>
        <MenuTrigger>
          <IconButton variant="outline" aria-label="More" icon={<Ellipsis aria-hidden />} />
          <Menu aria-label="More">
            <MenuItem icon={<Pencil aria-hidden />}>Edit</MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 aria-hidden />} tone="danger">
              Delete
            </MenuItem>
          </Menu>
        </MenuTrigger>
      </Line>
      <Line>
        <Button size="sm">Small</Button>
        <Button>Middle</Button>
        <Button size="lg">Large</Button>
        <Button variant="primary">
          Dismiss <Kbd>D</Kbd>
        </Button>
      </Line>
      <Line>
        <Link href="#profile">Profile</Link>
        <Link variant="name" href="#name">
          Signe Almqvist
        </Link>
        <BackLink href="#back">Back to Entities</BackLink>
        <ButtonLink href="#download">Download Template</ButtonLink>
      </Line>
      <Line>
        <Chip label="Type" value="Person" onRemove={() => undefined} />
        <SegmentedControl
          label="View"
          items={[
            { id: 'list', label: 'List' },
            { id: 'board', label: 'Board' },
          ]}
          value={view}
          onChange={setView}
        />
        <span className="flex items-center text-13 text-muted">
          ID 10482 <CopyButton value="10482" label="Copy ID" />
        </span>
        <Tooltip content="Politically exposed person">
          <abbr>PEP</abbr>
        </Tooltip>
      </Line>
      <Line>
        <KeyHint keys={['J', 'K']}>move</KeyHint>
        <KeyHint keys={['C']}>confirm</KeyHint>
        <Kbd>⌘K</Kbd>
      </Line>
    </Section>
  );
}
