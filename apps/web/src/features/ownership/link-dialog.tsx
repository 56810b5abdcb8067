import { LinkChange, type OwnershipLink, SHARE } from '@tamis/api/ownership/schema';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { FieldRow, Form } from '@tamis/ui/form';
import { TextField } from '@tamis/ui/text-field';
import * as v from 'valibot';
import { changedFields } from '../shared/changed-fields.ts';
import { DraftDialog } from '../shared/draft-dialog.tsx';
import { DraftNote } from '../shared/draft-note.tsx';
import { useDraftKey } from '../shared/drafts.ts';
import { useForm } from '../shared/use-form.ts';
import { type OwnerChoice, OwnerComboBox } from './owner-combo-box.tsx';
import { useOwnershipActions } from './use-ownership-actions.ts';

/** Like a share in a file, it may have a decimal comma and a percent sign. */
const shareOf = (text: string): number | null =>
  text === '' ? null : Number(text.replace(/\s*%$/u, '').replace(',', '.'));
const isShare = (text: string): boolean => v.is(v.nullable(LinkChange.entries.share.wrapped), shareOf(text));

/** The values of the form; an empty text is null on the wire. */
const LinkForm = v.pipe(
  v.object({
    owner: v.nullable(v.custom<OwnerChoice>((value) => typeof value === 'object')),
    needsOwner: v.boolean(),
    share: v.pipe(v.string(), v.trim(), v.check(isShare, SHARE)),
    from: v.string(),
    to: v.string(),
    source: LinkChange.entries.source.wrapped,
  }),
  v.forward(
    v.check(({ owner, needsOwner }) => owner !== null || !needsOwner, 'Owner is required'),
    ['owner'],
  ),
  v.forward(
    v.check(({ from, to }) => !from || !to || from <= to, 'To must not be before From'),
    ['to'],
  ),
);

interface LinkDialogProps {
  /** The company that is owned. */
  owned: { id: number; name: string };
  /** The link to change; undefined to add one. */
  link?: OwnershipLink;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Adds an owner of a company, or changes one. */
export function LinkDialog({ owned, link, isOpen, onOpenChange }: LinkDialogProps) {
  const { add, change } = useOwnershipActions();
  const draftKey = useDraftKey(`owner:${link?.id}`);
  return (
    <DraftDialog
      draftKey={draftKey}
      isInAddress
      title={link ? 'Edit an owner' : 'Add an owner'}
      description={link ? `${link.owner.name} as an owner of ${owned.name}` : `Of ${owned.name}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="ownership-link"
      submitLabel={link ? 'Save' : 'Add owner'}
      isPending={add.isPending || change.isPending}
      pendingLabel="Saving..."
    >
      <LinkFields
        owned={owned}
        link={link}
        // A new owner has no draft, because it has to be searched for again.
        draftKey={link && draftKey}
        onSubmit={async (start, { owner, ...given }) => {
          const [read, terms] = [termsOf(start), termsOf(given)];
          if (link)
            await change.mutateAsync({
              linkId: link.id,
              change: changedFields(read, terms),
              read: changedFields(terms, read),
            });
          else await add.mutateAsync({ ownedEntityId: owned.id, ...ownerOf(owner), ...terms });
        }}
        onSaved={() => onOpenChange(false)}
      />
    </DraftDialog>
  );
}

type Values = v.InferOutput<typeof LinkForm>;

const termsOf = ({ share, from, to, source }: Omit<Values, 'owner'>) => ({
  share: shareOf(share),
  from: from || null,
  to: to || null,
  source: source || null,
});

function ownerOf(owner: OwnerChoice | null) {
  if (owner?.kind === 'entity') return { ownerEntityId: owner.entityId };
  if (owner?.kind === 'party') return { ownerParty: { list: owner.list, sourceRef: owner.sourceRef } };
  return { ownerName: owner?.name };
}

interface LinkFieldsProps extends Pick<LinkDialogProps, 'owned' | 'link'> {
  draftKey?: string;
  /** `start`: the initial values of the form. */
  onSubmit: (start: Values, values: Values) => Promise<unknown>;
  onSaved: () => void;
}

/** Mounted only while the dialog is open: each opening starts with what is recorded, or with a draft. */
function LinkFields({ owned, link, draftKey, onSubmit, onSaved }: LinkFieldsProps) {
  const recorded = {
    owner: null,
    needsOwner: !link,
    share: String(link?.share ?? ''),
    from: link?.from ?? '',
    to: link?.to ?? '',
    source: link?.source ?? '',
  };
  const form = useForm<Values, Values>(LinkForm, recorded, draftKey);
  const { values, set, errors } = form;
  return (
    <Form id="ownership-link" onSubmit={form.submit((given) => onSubmit(form.start, given), onSaved)}>
      {form.wasRestored && <DraftNote onDiscard={form.discard} />}
      <ErrorSummary key={form.attempt} errors={form.summary} />
      {!link && (
        <OwnerComboBox ownedId={owned.id} onChoose={(owner) => set('owner', owner)} errorMessage={errors['owner']} />
      )}
      <TextField
        label="Share in percent"
        name="share"
        inputMode="decimal"
        // The share is what usually changes.
        autoFocus={link !== undefined}
        description="Leave it empty when it is not known, or for control without ownership, which does not count."
        value={values.share}
        onChange={(share) => set('share', share)}
        errorMessage={errors['share']}
      />
      <FieldRow>
        <TextField
          label="From"
          type="date"
          description="Leave it empty when it is not known."
          {...form.field('from')}
        />
        <TextField label="To" type="date" description="The last day; empty while it lasts." {...form.field('to')} />
      </FieldRow>
      <TextField
        label="Source"
        autoComplete="off"
        placeholder="Company register, extract of …"
        {...form.field('source')}
      />
    </Form>
  );
}
