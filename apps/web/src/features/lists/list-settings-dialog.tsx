import type { ListStatus } from '@tamis/api/watchlists/schema';
import { FormDialog } from '@tamis/ui/form-dialog';
import { Form } from '@tamis/ui/form';
import { Select, SelectItem } from '@tamis/ui/select';
import { TextField } from '@tamis/ui/text-field';
import { useState } from 'react';
import { scheduleText } from '../shared/schedule-text.ts';
import type { ListActions } from './use-list-actions.ts';

/** Hours between two syncs that the page offers; 0 is never. */
const CHOICES = [1, 3, 6, 12, 24, 72, 168];
const SYSTEM = 'system';
const NEVER = '0';

export interface ListSettingsDialogProps extends Pick<ListActions, 'settings'> {
  list: ListStatus;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** How often a list is synced, and from where. */
export function ListSettingsDialog({ list, settings, isOpen, onOpenChange }: ListSettingsDialogProps) {
  return (
    <FormDialog
      title="Schedule and source"
      description={list.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="list-settings"
      submitLabel="Save"
      isPending={settings.isPending}
      pendingLabel="Saving..."
    >
      <SettingsForm list={list} settings={settings} onSaved={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function SettingsForm({
  list,
  settings,
  onSaved,
}: Pick<ListSettingsDialogProps, 'list' | 'settings'> & { onSaved: () => void }) {
  const [every, setEvery] = useState(
    CHOICES.includes(list.syncEveryHours ?? -1) ? String(list.syncEveryHours) : SYSTEM,
  );
  const [address, setAddress] = useState('');
  const submit = () => {
    const syncEveryHours = every === SYSTEM ? null : Number(every);
    // An empty field leaves the address as it is.
    const change = address.trim() === '' ? { syncEveryHours } : { syncEveryHours, sourceUrl: address.trim() };
    settings.mutate({ list: list.list, ...change }, { onSuccess: onSaved });
  };
  return (
    <Form
      id="list-settings"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Select
        label="Sync"
        value={every}
        onChange={(key) => setEvery(String(key))}
        description="Takes effect where scheduled syncs are on (LISTS_SYNC=schedule)."
      >
        <SelectItem id={SYSTEM}>As the system is set</SelectItem>
        {CHOICES.map((hours) => (
          <SelectItem key={hours} id={String(hours)}>
            {scheduleText(hours)}
          </SelectItem>
        ))}
        <SelectItem id={NEVER}>Never by itself</SelectItem>
      </Select>
      <TextField
        label="Another address"
        value={address}
        onChange={setAddress}
        placeholder="https://"
        autoCapitalize="none"
        description={`Now fetched from ${list.source ?? 'nowhere'}. Leave empty to keep it.`}
      />
    </Form>
  );
}
