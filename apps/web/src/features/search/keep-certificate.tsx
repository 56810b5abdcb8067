import { EntityType } from '@tamis/api/entities/view-schema';
import { ENTITY_TYPE_TEXTS } from '@tamis/api/entities/words';
import { Button } from '@tamis/ui/button';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { FieldRow, Form } from '@tamis/ui/form';
import { FormDialog } from '@tamis/ui/form-dialog';
import { Select, SelectItem } from '@tamis/ui/select';
import { TextField } from '@tamis/ui/text-field';
import { useNavigate } from '@tanstack/react-router';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import * as v from 'valibot';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { useForm } from '../shared/use-form.ts';
import { searchQuery } from './search-filters.ts';
import { useSearchView } from './use-search-view.ts';

/** Asks for further details, screens the name with them, and opens the certificate. */
export function KeepCertificate() {
  const [isOpen, setIsOpen] = useState(false);
  const certify = useCertify();
  if (!useMay('screening.record')) return null;
  return (
    <>
      <Button variant="ghost" size="sm" icon={<FileCheck aria-hidden />} onPress={() => setIsOpen(true)}>
        Screen and certify
      </Button>
      <FormDialog
        title="Screen a name"
        description="The whole name is compared with every list that is loaded, so a party that shares only part of it may not match. Further details tell namesakes apart. No entity is added."
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        formId="certify"
        submitLabel="Screen and certify"
        isPending={certify.isPending}
        pendingLabel="Screening..."
      >
        <CertifyForm certify={certify} />
      </FormDialog>
    </>
  );
}

function useCertify() {
  const invalidate = useInvalidate();
  return trpc.screening.certify.useMutation({
    onSuccess: () => void invalidate('screening'),
    onError: toastFailure('Failed to keep a certificate'),
  });
}

const ANY = 'any';
const TYPES = [ANY, ...EntityType.options] as const;

/** The server validates the rest and says what is wrong: its schema is larger than this page. */
const Fields = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Name is required')),
  type: v.picklist(TYPES),
  country: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Country must be at most 200 characters')),
  birthDate: v.pipe(v.string(), v.trim(), v.maxLength(50, 'Birth date must be at most 50 characters')),
});
type Fields = v.InferInput<typeof Fields>;

const mayBePerson = ({ type }: Pick<Fields, 'type'>): boolean => type === ANY || type === 'person';

/** Leaves out empty fields, and the birth date of anything but a person. */
const askedBy = ({ name, type, country, birthDate }: Fields) => ({
  name,
  type: type === ANY ? undefined : type,
  country: country || undefined,
  birthDate: (mayBePerson({ type }) && birthDate) || undefined,
});

/** Starts with the term and the filters of the search. */
function CertifyForm({ certify }: { certify: ReturnType<typeof useCertify> }) {
  const { view } = useSearchView();
  const navigate = useNavigate();
  const { q, type = ANY, country = '' } = searchQuery(view);
  const form = useForm<Fields, Fields>(Fields, { name: q, type, country, birthDate: '' });
  const { values, set } = form;
  const onSubmit = form.submit(
    (fields) => certify.mutateAsync(askedBy(fields)),
    ({ id }) => void navigate({ to: '/screenings/$id', params: { id: String(id) } }),
  );
  return (
    <Form id="certify" onSubmit={onSubmit}>
      <ErrorSummary key={form.attempt} errors={form.summary} />
      <TextField label="Name" autoFocus autoComplete="off" {...form.field('name')} />
      <FieldRow>
        <Select
          label="Type"
          value={values.type}
          onChange={(key) => {
            const type = TYPES.find((known) => known === key);
            if (type) set('type', type);
          }}
        >
          {TYPES.map((type) => (
            <SelectItem key={type} id={type}>
              {type === ANY ? 'Any type' : ENTITY_TYPE_TEXTS[type]}
            </SelectItem>
          ))}
        </Select>
        <TextField label="Country" autoComplete="off" {...form.field('country')} />
      </FieldRow>
      {mayBePerson(values) && (
        <TextField label="Birth Date" placeholder="YYYY-MM-DD" autoComplete="off" {...form.field('birthDate')} />
      )}
    </Form>
  );
}
