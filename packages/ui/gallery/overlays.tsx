import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { ConfirmDialog, Dialog, DialogTrigger } from '../src/dialog.tsx';
import { useRecentNotifications } from '../src/recent-notifications.ts';
import { Sheet } from '../src/sheet.tsx';
import { StatusBadge } from '../src/status-badge.tsx';
import { TextArea } from '../src/text-area.tsx';
import { TextField } from '../src/text-field.tsx';
import { toast } from '../src/toast.tsx';
import { Line, Section } from './section.tsx';

export function Overlays() {
  const recent = useRecentNotifications();
  const [asks, setAsks] = useState(false);
  return (
    <Section title="Overlays" span={12}>
      <Line>
        <DialogTrigger>
          <Button>Dialog</Button>
          <Dialog
            title="Add Entity"
            footer={
              <>
                <Button slot="close">Cancel</Button>
                <Button variant="primary">Add Entity</Button>
              </>
            }
          >
            <TextField label="Name" />
          </Dialog>
        </DialogTrigger>
        <Button onPress={() => setAsks(true)}>Confirm</Button>
        <ConfirmDialog
          title="Revoke this key?"
          confirmLabel="Revoke"
          tone="danger"
          isOpen={asks}
          onOpenChange={setAsks}
          onConfirm={() => setAsks(false)}
        >
          Whatever uses it stops working at once.
        </ConfirmDialog>
        <DialogTrigger>
          <Button>Sheet</Button>
          <Sheet
            title="Source of funds, property purchase"
            eyebrow={
              <>
                Case 12 <StatusBadge status="escalated" />
              </>
            }
            footer={<TextArea aria-label="Comment" placeholder="Add a comment" rows={2} />}
          >
            The timeline stands here.
          </Sheet>
        </DialogTrigger>
        <Button
          onPress={() => toast({ title: 'Entity created', description: 'The entity has been successfully created.' })}
        >
          Toast
        </Button>
        <Button
          onPress={() =>
            toast({
              title: 'Failed to create entity',
              description: '409: An entity with this name exists.',
              variant: 'destructive',
            })
          }
        >
          Destructive toast
        </Button>
        <Button
          onPress={() =>
            toast({
              title: 'Match dismissed',
              description: 'Abdulrahman K. Haddar, name only',
              icon: <Undo2 size={16} className="text-muted" />,
              action: { label: 'Undo', shortcut: 'U', onAction: () => undefined },
            })
          }
        >
          Toast with an action
        </Button>
        <span className="text-13 text-muted">{`Recent notifications: ${recent.length}`}</span>
      </Line>
    </Section>
  );
}
