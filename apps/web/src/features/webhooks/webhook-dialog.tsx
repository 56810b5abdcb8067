import {
  AddWebhook,
  type NewWebhookShown,
  TOPIC_NAMES,
  WEBHOOK_TOPICS,
  type Webhook,
} from '@tamis/api/webhooks/schema';
import { Checkbox, CheckboxGroup } from '@tamis/ui/checkbox';
import { FormDialog } from '@tamis/ui/form-dialog';
import { Form } from '@tamis/ui/form';
import { TextField } from '@tamis/ui/text-field';
import * as v from 'valibot';
import { changedFields } from '../shared/changed-fields.ts';
import { DraftNote } from '../shared/draft-note.tsx';
import { useDraftKey } from '../shared/drafts.ts';
import { ShownOnce, useShownOnce } from '../shared/shown-once.tsx';
import { useForm } from '../shared/use-form.ts';
import { WebAddressField } from '../shared/web-address-field.tsx';
import { type WebhookActions, nameOf } from './use-webhook-actions.ts';

const { url, topics } = AddWebhook.entries;
const WebhookForm = v.object({
  url,
  description: v.pipe(v.string(), v.maxLength(200, 'At most 200 characters')),
  topics,
});

interface WebhookDialogProps {
  /** The webhook to change; undefined to add one. */
  webhook?: Webhook;
  actions: WebhookActions;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The address and topics of a webhook. The secret of a new one is shown afterwards, only this once. */
export function WebhookDialog({ webhook, actions, isOpen, onOpenChange }: WebhookDialogProps) {
  const { made, setMade, footer } = useShownOnce<NewWebhookShown>(isOpen, onOpenChange);
  const { add, change } = actions;
  const heading = webhook ? 'Change webhook' : 'Add webhook';
  return (
    <FormDialog
      isInAddress
      title={made ? 'Webhook added' : heading}
      description={made ? nameOf(made) : 'An address that is notified of what happens by a signed POST.'}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="webhook"
      submitLabel={webhook ? savingText(change.isPending) : addingText(add.isPending)}
      footer={footer}
    >
      {made ? (
        <ShownOnce what="secret" value={made.secret}>
          The receiver uses it to check that messages come from here. It cannot be shown again.
        </ShownOnce>
      ) : (
        <Fields
          webhook={webhook}
          actions={actions}
          onSaved={(added) => (added === null ? onOpenChange(false) : setMade(added))}
        />
      )}
    </FormDialog>
  );
}

const savingText = (isPending: boolean) => (isPending ? 'Saving...' : 'Save');
const addingText = (isPending: boolean) => (isPending ? 'Adding...' : 'Add webhook');

interface FieldsProps extends Pick<WebhookDialogProps, 'webhook' | 'actions'> {
  /** Called with the added webhook; with null after a change. */
  onSaved: (added: NewWebhookShown | null) => void;
}

function Fields({ webhook, actions, onSaved }: FieldsProps) {
  const { add, change } = actions;
  const form = useForm(
    WebhookForm,
    {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      topics: webhook?.topics ?? ['alert.raised', 'match.decided'],
    },
    useDraftKey(`webhook:${webhook?.id ?? 'new'}`),
  );
  const { values, set, field, errors, refusal, submit } = form;
  const send = submit(async (given) => {
    if (!webhook) return add.mutateAsync(given);
    await change.mutateAsync({ webhookId: webhook.id, change: changedFields(form.start, given) });
    return null;
  }, onSaved);
  return (
    <Form id="webhook" onSubmit={send}>
      {form.wasRestored && <DraftNote onDiscard={form.discard} />}
      <WebAddressField
        value={values.url}
        onChange={(given) => set('url', given)}
        errorMessage={errors['url'] ?? refusal}
      />
      <TextField
        label="Description"
        autoComplete="off"
        placeholder="Case system"
        description="What the receiver is for."
        {...field('description')}
      />
      <CheckboxGroup
        label="Topics"
        description="Numbers, states and links are sent, never the name of a customer."
        value={values.topics}
        onChange={(chosen) =>
          set(
            'topics',
            TOPIC_NAMES.filter((topic) => chosen.includes(topic)),
          )
        }
        errorMessage={errors['topics']}
      >
        {TOPIC_NAMES.map((topic) => (
          <Checkbox key={topic} value={topic}>
            {WEBHOOK_TOPICS[topic]}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </Form>
  );
}
