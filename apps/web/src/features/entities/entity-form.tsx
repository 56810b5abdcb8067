import { Checkbox } from '@tamis/ui/checkbox';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { FieldRow, Form } from '@tamis/ui/form';
import { NumberField } from '@tamis/ui/number-field';
import { Select, SelectItem } from '@tamis/ui/select';
import { TextField } from '@tamis/ui/text-field';
import { type SyntheticEvent, useState } from 'react';
import { ENTITY_TYPES, entityTypeText } from '../shared/entity-type.tsx';
import type { useForm } from '../shared/use-form.ts';
import { CountryHint } from './country-hint.tsx';
import { DuplicateHint } from './duplicate-hint.tsx';
import type { EntityForm } from './entity-form-values.ts';

type EntityFormState = ReturnType<typeof useForm<EntityForm, EntityForm>>;

interface EntityFormProps {
  id: string;
  form: EntityFormState;
  onSubmit: (event: SyntheticEvent) => void;
  /** The entity that is edited, which is no duplicate of itself. */
  entityId?: number;
}

/** The fields of an entity; Add and Edit bring the buttons. */
export function EntityFormFields({ id, form, onSubmit, entityId }: EntityFormProps) {
  const { values, set } = form;
  // A country is looked up once it has been typed whole.
  const [country, setCountry] = useState(values.country);
  return (
    <Form id={id} onSubmit={onSubmit}>
      <ErrorSummary key={form.attempt} errors={form.summary} />
      <div>
        <TextField label="Name" autoFocus autoComplete="off" {...form.field('name')} />
        <DuplicateHint name={values.name} exceptId={entityId} />
      </div>
      <FieldRow>
        <Select
          label="Type"
          value={values.type}
          onChange={(key) => {
            const type = ENTITY_TYPES.find((known) => known === key);
            if (type) set('type', type);
          }}
        >
          {ENTITY_TYPES.map((type) => (
            <SelectItem key={type} id={type}>
              {entityTypeText[type]}
            </SelectItem>
          ))}
        </Select>
        <div>
          <TextField
            label="Country"
            autoComplete="off"
            {...form.field('country')}
            onBlur={() => setCountry(values.country)}
          />
          {country === values.country && <CountryHint country={country} />}
        </div>
      </FieldRow>
      <TypeFields form={form} />
      <FieldRow>
        <NumberField label="Risk Score" description="0 to 100" {...form.field('riskScore')} />
        <fieldset className="grid gap-1 sm:mt-6">
          <legend className="sr-only">Flags</legend>
          <Checkbox isSelected={values.isPep} onChange={(isPep) => set('isPep', isPep)}>
            Politically exposed person (PEP)
          </Checkbox>
          <Checkbox isSelected={values.isSanctioned} onChange={(isSanctioned) => set('isSanctioned', isSanctioned)}>
            Sanctioned
          </Checkbox>
        </fieldset>
      </FieldRow>
    </Form>
  );
}

/** Birth date and position of a person, founding and industry of a company. Dates are not checked. */
function TypeFields({ form }: { form: EntityFormState }) {
  const { type } = form.values;
  if (type === 'country') return null;
  const [date, dateLabel, fact, factLabel] =
    type === 'person'
      ? (['birthDate', 'Birth Date', 'position', 'Position'] as const)
      : (['founded', 'Founded Date', 'industry', 'Industry'] as const);
  return (
    <FieldRow>
      <TextField key={date} label={dateLabel} placeholder="YYYY-MM-DD" autoComplete="off" {...form.field(date)} />
      <TextField key={fact} label={factLabel} autoComplete="off" {...form.field(fact)} />
    </FieldRow>
  );
}
