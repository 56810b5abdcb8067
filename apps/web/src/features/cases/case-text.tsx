import { CaseChange, type CaseFile } from '@tamis/api/cases/schema';
import { Button } from '@tamis/ui/button';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { Form } from '@tamis/ui/form';
import { TextArea } from '@tamis/ui/text-area';
import { TextField } from '@tamis/ui/text-field';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import * as v from 'valibot';
import { useMay } from '../../session.ts';
import { changedFields } from '../shared/changed-fields.ts';
import { DraftDialog } from '../shared/draft-dialog.tsx';
import { DraftNote } from '../shared/draft-note.tsx';
import { useDraftKey } from '../shared/drafts.ts';
import { useForm } from '../shared/use-form.ts';
import { useUpdateCase } from './use-update-case.ts';

/** The description of the case; users who work on it can edit it and the title. */
export function CaseText({ file }: { file: CaseFile }) {
  const [isOpen, setOpen] = useState(false);
  const draftKey = useDraftKey(`case-text:${file.id}`);
  return (
    <section aria-labelledby="description">
      <div className="mb-1 flex min-h-8 items-center justify-between gap-3">
        <h3 id="description" className="text-13 font-semibold">
          Description
        </h3>
        {useMay('cases.write') && (
          <Button variant="ghost" size="sm" icon={<Pencil aria-hidden />} onPress={() => setOpen(true)}>
            Edit
          </Button>
        )}
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {file.description}
      </p>
      <DraftDialog
        draftKey={draftKey}
        title="Edit Case"
        isOpen={isOpen}
        onOpenChange={setOpen}
        formId="case-text"
        submitLabel="Save Changes"
      >
        <CaseTextForm file={file} draftKey={draftKey} onSaved={() => setOpen(false)} />
      </DraftDialog>
    </section>
  );
}

const Texts = v.required(v.pick(CaseChange, ['title', 'description']));

interface CaseTextFormProps {
  file: CaseFile;
  draftKey: string;
  onSaved: () => void;
}

/** Starts with the current texts, or with a draft. */
function CaseTextForm({ file, draftKey, onSaved }: CaseTextFormProps) {
  const update = useUpdateCase(file.id);
  const form = useForm(Texts, { title: file.title, description: file.description }, draftKey);
  const submit = form.submit(
    (given) => update(changedFields(form.start, given), { read: changedFields(given, form.start) }),
    onSaved,
  );
  return (
    <Form id="case-text" onSubmit={submit}>
      {form.wasRestored && <DraftNote onDiscard={form.discard} />}
      <ErrorSummary key={form.attempt} errors={form.summary} />
      <TextField label="Title" autoComplete="off" {...form.field('title')} />
      <TextArea label="Description" rows={8} {...form.field('description')} />
    </Form>
  );
}
