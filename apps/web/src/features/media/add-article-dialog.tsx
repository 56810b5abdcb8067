import { Button } from '@tamis/ui/button';
import { FormDialog } from '@tamis/ui/form-dialog';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { FieldRow, Form } from '@tamis/ui/form';
import { SegmentedControl } from '@tamis/ui/segmented-control';
import { TextArea } from '@tamis/ui/text-area';
import { TextField } from '@tamis/ui/text-field';
import { useState } from 'react';
import { DraftNote } from '../shared/draft-note.tsx';
import { readDraft, useDraftKey } from '../shared/drafts.ts';
import { useForm } from '../shared/use-form.ts';
import { WebAddressField } from '../shared/web-address-field.tsx';
import { TextForm, UrlForm, momentIn, newText } from './article-form.ts';
import { ImportArticles } from './import-articles.tsx';
import { useAddArticle } from './use-add-article.ts';

const WAYS = [
  { id: 'url', label: 'Web address' },
  { id: 'text', label: 'Text' },
  { id: 'file', label: 'JSON file' },
] as const;
type Way = (typeof WAYS)[number]['id'];

const ONE = 'Linked to this entity, and to every other one that it names.';
const DESCRIPTIONS: Readonly<Record<Way, string>> = {
  url: ONE,
  text: ONE,
  file: 'Each article is linked to every entity that it names, and to those whose ids it gives.',
};

const NO_TEXT = { content: '' };

type AddArticle = ReturnType<typeof useAddArticle>;

interface AddArticleDialogProps {
  /** An entity that the article is about, besides those that it names. */
  entityId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AddArticleDialog({ entityId, isOpen, onOpenChange }: AddArticleDialogProps) {
  const add = useAddArticle();
  const draftKey = useDraftKey(`article:${entityId}`);
  // A user with a draft comes back for it.
  const [way, setWay] = useState<Way>(() => (readDraft(draftKey, NO_TEXT).content === '' ? 'url' : 'text'));
  const close = () => onOpenChange(false);
  const parts = { add, entityId, draftKey, onAdded: close };
  return (
    <FormDialog
      isInAddress
      title="Add article"
      description={DESCRIPTIONS[way]}
      size={way === 'file' ? 'lg' : 'md'}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="add-article"
      submitLabel="Add article"
      isPending={add.byUrl.isPending || add.asText.isPending}
      pendingLabel={way === 'url' ? 'Fetching...' : 'Adding...'}
      footer={way === 'file' ? <Button onPress={close}>Close</Button> : undefined}
    >
      <SegmentedControl label="How to add it" items={WAYS} value={way} onChange={setWay} className="mb-4" />
      {way === 'url' && <ByUrl {...parts} />}
      {way === 'text' && <AsText {...parts} />}
      {way === 'file' && <ImportArticles />}
    </FormDialog>
  );
}

interface WayProps {
  add: AddArticle;
  entityId: number;
  draftKey: string;
  onAdded: () => void;
}

function ByUrl({ add: { byUrl }, entityId, onAdded }: WayProps) {
  const form = useForm(UrlForm, { url: '' });
  const submit = form.submit(({ url }) => byUrl.mutateAsync({ url, entityIds: [entityId] }), onAdded);
  return (
    <Form id="add-article" onSubmit={submit}>
      <WebAddressField
        value={form.values.url}
        onChange={(url) => form.set('url', url)}
        description="The page is fetched once; title, source and date are taken from it."
        errorMessage={form.errors.url ?? form.refusal}
      />
    </Form>
  );
}

function AsText({ add: { asText }, entityId, draftKey, onAdded }: WayProps) {
  const form = useForm(TextForm, newText(), draftKey);
  const { values, set, errors, refusal } = form;
  const submit = form.submit(
    ({ day, ...text }) => asText.mutateAsync({ ...text, publishedAt: momentIn(day), entityIds: [entityId] }),
    onAdded,
  );
  return (
    <Form id="add-article" onSubmit={submit}>
      {form.wasRestored && <DraftNote onDiscard={form.discard} />}
      <ErrorSummary key={form.attempt} errors={form.summary} />
      <TextField label="Title" autoComplete="off" autoFocus {...form.field('title')} />
      <FieldRow>
        <TextField label="Source" autoComplete="off" {...form.field('source')} />
        <TextField label="Published" type="date" {...form.field('day')} />
      </FieldRow>
      <TextArea
        // The same word as in its error message.
        label="Content"
        name="content"
        rows={8}
        value={values.content}
        onChange={(content) => set('content', content)}
        errorMessage={errors.content ?? refusal}
      />
    </Form>
  );
}
