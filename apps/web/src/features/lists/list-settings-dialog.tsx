import { type ListStatus, SyncSettings } from '@tamis/api/watchlists/schema';
import { FormDialog } from '@tamis/ui/form-dialog';
import { Form } from '@tamis/ui/form';
import { Select, SelectItem } from '@tamis/ui/select';
import { TextField } from '@tamis/ui/text-field';
import * as v from 'valibot';
import { scheduleText } from '../shared/schedule-text.ts';
import { useForm } from '../shared/use-form.ts';
import type { ListActions } from './use-list-actions.ts';

/** The offered intervals, in hours. */
const CHOICES = [1, 3, 6, 12, 24, 72, 168];
const SYSTEM = 'system';
const NEVER = 0;

const ListSettings = v.omit(SyncSettings, ['list']);

interface ListSettingsDialogProps extends Pick<ListActions, 'settings'> {
  list: ListStatus;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** How often a list is synced, and from where. */
export function ListSettingsDialog({ list, settings, isOpen, onOpenChange }: ListSettingsDialogProps) {
  return (
    <FormDialog
      isInAddress
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
  const stored = list.ownSyncEveryHours;
  // An untouched field shows the stored value, which may arrive only after the dialog has opened.
  const form = useForm(ListSettings, {});
  const { syncEveryHours: every = stored, sourceUrl } = form.values;
  const submit = form.submit(
    (given) =>
      // Unchanged values are not sent.
      settings.mutateAsync({ ...given, list: list.list, syncEveryHours: every === stored ? undefined : every }),
    onSaved,
  );
  const choices =
    stored === null || stored === NEVER || CHOICES.includes(stored)
      ? CHOICES
      : [...CHOICES, stored].toSorted((a, b) => a - b);
  return (
    <Form id="list-settings" onSubmit={submit}>
      <Select
        label="Sync"
        value={every === null ? SYSTEM : String(every)}
        onChange={(key) => form.set('syncEveryHours', key === SYSTEM ? null : Number(key))}
        description="Takes effect when scheduled syncs are on (LISTS_SYNC=schedule)."
      >
        <SelectItem id={SYSTEM}>System default</SelectItem>
        {choices.map((hours) => (
          <SelectItem key={hours} id={String(hours)}>
            {scheduleText(hours)}
          </SelectItem>
        ))}
        <SelectItem id={String(NEVER)}>Never automatically</SelectItem>
      </Select>
      <TextField
        label="Another address"
        name="sourceUrl"
        value={sourceUrl ?? ''}
        // An empty field leaves the address as it is.
        onChange={(address) => form.set('sourceUrl', address === '' ? undefined : address)}
        errorMessage={form.errors['sourceUrl']}
        placeholder="https://"
        autoCapitalize="none"
        description={`Now fetched from ${list.source ?? 'nowhere'}. Leave empty to keep it.`}
      />
    </Form>
  );
}
