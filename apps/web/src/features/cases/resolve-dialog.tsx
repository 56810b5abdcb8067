import { CaseOutcome } from '@tamis/api/cases/schema';
import { isWaiting, standsConfirmed } from '@tamis/api/screening/view-schema';
import { Banner } from '@tamis/ui/banner';
import { Checkbox } from '@tamis/ui/checkbox';
import { Form } from '@tamis/ui/form';
import { Radio, RadioGroup } from '@tamis/ui/radio-group';
import { TextArea } from '@tamis/ui/text-area';
import * as v from 'valibot';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { DraftDialog } from '../shared/draft-dialog.tsx';
import { DraftNote } from '../shared/draft-note.tsx';
import { useDraftKey } from '../shared/drafts.ts';
import { matchesOfEntity } from '../shared/matches-of-entity.ts';
import { useForm } from '../shared/use-form.ts';

export interface CaseResolution {
  outcome: v.InferOutput<typeof CaseOutcome>;
  note: string;
}

interface ResolveDialogProps extends Omit<ResolveFormProps, 'draftKey' | 'onDone'> {
  caseId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A case is not closed without its outcome and a note; both go to the timeline. */
export function ResolveDialog({ caseId, isOpen, onOpenChange, ...form }: ResolveDialogProps) {
  const draftKey = useDraftKey(`resolve:${caseId}`);
  return (
    <DraftDialog
      draftKey={draftKey}
      title="Resolve this case"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="resolve-case"
      submitLabel="Resolve"
    >
      <ResolveForm {...form} draftKey={draftKey} onDone={() => onOpenChange(false)} />
    </DraftDialog>
  );
}

interface ResolveFormProps {
  draftKey: string;
  entityId: number;
  /** Stores the outcome and the note together with the status. */
  onResolve: (resolution: CaseResolution) => Promise<unknown>;
  onDone: () => void;
}

function ResolveForm({ draftKey, entityId, onResolve, onDone }: ResolveFormProps) {
  const contradiction = useContradiction(entityId);
  const mustBeSure = (outcome: string) => outcome === 'No concern' && contradiction !== '';
  const resolution = v.pipe(
    v.object({
      outcome: v.pipe(v.string(), v.nonEmpty('Choose an outcome'), CaseOutcome),
      note: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('Write what the outcome is based on'),
        v.maxLength(10_000, 'Note must be at most 10000 characters'),
      ),
      isSure: v.boolean(),
    }),
    v.forward(
      v.check(
        ({ outcome, isSure }) => isSure || !mustBeSure(outcome),
        'Confirm that this is intended, or choose another outcome',
      ),
      ['isSure'],
    ),
  );
  const form = useForm(resolution, { outcome: '', note: '', isSure: false }, draftKey);
  const submit = form.submit(({ outcome, note }) => onResolve({ outcome, note }), onDone);
  const { outcome, isSure } = form.values;
  return (
    <Form id="resolve-case" onSubmit={submit}>
      {form.wasRestored && <DraftNote onDiscard={form.discard} />}
      <RadioGroup label="Outcome" {...form.field('outcome')}>
        {CaseOutcome.options.map((option, at) => (
          <Radio key={option} value={option} autoFocus={at === 0}>
            {option}
          </Radio>
        ))}
      </RadioGroup>
      {mustBeSure(outcome) && (
        <Banner tone="warning" live title="The matches of the entity say otherwise">
          <p>{contradiction}</p>
          <Checkbox
            name="isSure"
            isSelected={isSure}
            isInvalid={form.errors.isSure !== undefined}
            onChange={(on) => form.set('isSure', on)}
          >
            Resolve as No concern anyway
          </Checkbox>
          {form.errors.isSure && <p className="font-medium">{form.errors.isSure}</p>}
        </Banner>
      )}
      <TextArea label="Note" {...form.field('note')} />
    </Form>
  );
}

/** Which of the entity's matches contradict 'No concern', in words. A confirmed PEP match does not. */
function useContradiction(entityId: number): string {
  const found = trpc.matches.list.useQuery(matchesOfEntity(entityId));
  const matches = found.data?.rows ?? [];
  const confirmed = matches.filter((match) => standsConfirmed(match) && match.list.kind !== 'pep').length;
  const waiting = matches.filter(isWaiting).length;
  return [
    confirmed > 0 && countText(confirmed, 'confirmed match', 'confirmed matches'),
    waiting > 0 && countText(waiting, 'match waits', 'matches wait'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}
