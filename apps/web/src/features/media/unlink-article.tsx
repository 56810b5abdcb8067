import { UnlinkArticle as Unlink } from '@tamis/api/media/schema';
import { IconButton } from '@tamis/ui/icon-button';
import { FormDialog } from '@tamis/ui/form-dialog';
import { Form } from '@tamis/ui/form';
import { Radio, RadioGroup } from '@tamis/ui/radio-group';
import { TextField } from '@tamis/ui/text-field';
import UnlinkIcon from 'lucide-react/icons/unlink';
import { useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../shared/use-form.ts';
import { useUnlinkArticle } from './use-unlink-article.ts';

const REASONS = ['Another party of the same name', 'Named only in passing'] as const;
const OTHER = 'Other';

/** The typed reason counts if Other is chosen. */
const Reason = v.pipe(
  v.object({ choice: v.pipe(v.string(), v.nonEmpty('Choose a reason')), own: v.string() }),
  v.transform(({ choice, own }) => ({ reason: choice === OTHER ? own : choice })),
  v.object({ reason: Unlink.entries.reason }),
);

interface UnlinkArticleProps {
  entityId: number;
  article: { id: number; title: string };
  /** The entity's name, if the page shows several. */
  name?: string;
}

/** A button to report that an article is about somebody else. */
export function UnlinkArticle({ entityId, article, name }: UnlinkArticleProps) {
  const [isOpen, setOpen] = useState(false);
  const { unlink } = useUnlinkArticle();
  return (
    <>
      <IconButton
        size="sm"
        aria-label={name === undefined ? `Not about this entity: ${article.title}` : `Not about ${name}`}
        icon={<UnlinkIcon aria-hidden />}
        onPress={() => setOpen(true)}
      />
      <FormDialog
        title={`Not about ${name ?? 'this entity'}?`}
        description="The article stays, but no longer counts towards the risk of this entity, and is not linked to it again automatically."
        size="sm"
        isOpen={isOpen}
        onOpenChange={setOpen}
        formId="unlink-article"
        submitLabel="Unlink"
        isPending={unlink.isPending}
        pendingLabel="Unlinking..."
      >
        <ReasonForm
          onSubmit={(reason) => unlink.mutateAsync({ id: article.id, entityId, reason })}
          onDone={() => setOpen(false)}
        />
      </FormDialog>
    </>
  );
}

interface ReasonFormProps {
  onSubmit: (reason: string) => Promise<unknown>;
  onDone: () => void;
}

function ReasonForm({ onSubmit, onDone }: ReasonFormProps) {
  const { values, field, errors, submit } = useForm(Reason, { choice: '', own: '' });
  const send = submit(({ reason }) => onSubmit(reason), onDone);
  return (
    <Form id="unlink-article" onSubmit={send}>
      <RadioGroup label="Reason" {...field('choice')}>
        {[...REASONS, OTHER].map((reason) => (
          <Radio key={reason} value={reason}>
            {reason}
          </Radio>
        ))}
      </RadioGroup>
      {values.choice === OTHER && (
        <TextField
          label="Your own reason"
          autoComplete="off"
          autoFocus
          {...field('own')}
          errorMessage={errors['reason']}
        />
      )}
    </Form>
  );
}
