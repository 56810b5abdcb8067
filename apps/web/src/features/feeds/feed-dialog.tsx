import { AddFeed, type Feed } from '@tamis/api/feeds/schema';
import { FormDialog } from '@tamis/ui/form-dialog';
import { Form } from '@tamis/ui/form';
import { Select, SelectItem } from '@tamis/ui/select';
import { TextField } from '@tamis/ui/text-field';
import * as v from 'valibot';
import { changedFields } from '../shared/changed-fields.ts';
import { DraftNote } from '../shared/draft-note.tsx';
import { useDraftKey } from '../shared/drafts.ts';
import { scheduleText } from '../shared/schedule-text.ts';
import { useForm } from '../shared/use-form.ts';
import { WebAddressField } from '../shared/web-address-field.tsx';
import type { FeedActions } from './use-feed-actions.ts';

/** The offered intervals, in hours. */
const CHOICES = [1, 3, 6, 12, 24, 168];

const FeedForm = v.object({ url: AddFeed.entries.url, title: v.string(), everyHours: v.number() });

interface FeedDialogProps {
  /** The feed to change; undefined to add one. */
  feed?: Feed;
  actions: FeedActions;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The address, name and schedule of a feed. */
export function FeedDialog({ feed, actions, isOpen, onOpenChange }: FeedDialogProps) {
  const { add, change } = actions;
  return (
    <FormDialog
      isInAddress
      title={feed ? 'Change feed' : 'Add feed'}
      description="An RSS or Atom feed. It is fetched at once, and on its schedule from then on."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="feed"
      submitLabel={feed ? 'Save' : 'Add feed'}
      isPending={add.isPending || change.isPending}
      pendingLabel={feed ? 'Saving...' : 'Adding...'}
    >
      <Fields feed={feed} actions={actions} onSaved={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function Fields({ feed, actions, onSaved }: Pick<FeedDialogProps, 'feed' | 'actions'> & { onSaved: () => void }) {
  const { add, change } = actions;
  const form = useForm(
    FeedForm,
    { url: feed?.url ?? '', title: feed?.title ?? '', everyHours: feed?.everyHours ?? 1 },
    useDraftKey(`feed:${feed?.id ?? 'new'}`),
  );
  const { values, set, field, errors, refusal, submit } = form;
  const send = submit(
    (given) =>
      feed ? change.mutateAsync({ feedId: feed.id, change: changedFields(form.start, given) }) : add.mutateAsync(given),
    onSaved,
  );
  const hours = CHOICES.includes(values.everyHours)
    ? CHOICES
    : [...CHOICES, values.everyHours].toSorted((a, b) => a - b);
  return (
    <Form id="feed" onSubmit={send}>
      {form.wasRestored && <DraftNote onDiscard={form.discard} />}
      <WebAddressField
        value={values.url}
        onChange={(url) => set('url', url)}
        description="The address of the feed itself, not of a page of the site."
        errorMessage={errors['url'] ?? refusal}
      />
      <TextField label="Name" autoComplete="off" description="Leave empty to use the feed’s own." {...field('title')} />
      <Select label="Fetch" value={String(values.everyHours)} onChange={(key) => set('everyHours', Number(key))}>
        {hours.map((each) => (
          <SelectItem key={each} id={String(each)}>
            {scheduleText(each)}
          </SelectItem>
        ))}
      </Select>
    </Form>
  );
}
