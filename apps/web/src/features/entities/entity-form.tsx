import { type Entity, FACTS } from '@tamis/api/entities/schema';
import { EntityType } from '@tamis/api/entities/view-schema';
import { ENTITY_TYPE_TEXTS } from '@tamis/api/entities/words';
import { Checkbox } from '@tamis/ui/checkbox';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { FieldRow, Form } from '@tamis/ui/form';
import { NumberField } from '@tamis/ui/number-field';
import { Select, SelectItem } from '@tamis/ui/select';
import { TextField } from '@tamis/ui/text-field';
import { type SyntheticEvent, useId, useState } from 'react';
import type { useForm } from '../shared/use-form.ts';
import { CountryHint } from './country-hint.tsx';
import { DateHint } from './date-hint.tsx';
import { DuplicateHint } from './duplicate-hint.tsx';
import type { EntityForm } from './entity-form-values.ts';

type EntityFormState = ReturnType<typeof useForm<EntityForm, EntityForm>>;

interface EntityFormProps {
  id: string;
  form: EntityFormState;
  onSubmit: (event: SyntheticEvent) => void;
  /** The entity that is edited. It is not a duplicate of itself, and its derived flags cannot be changed. */
  entity?: Entity;
}

/** The fields of an entity; the Add and Edit dialogs supply the buttons. */
export function EntityFormFields({ id, form, onSubmit, entity }: EntityFormProps) {
  const { values, set } = form;
  // Looked up once it has been typed in full.
  const [country, setCountry] = useState(values.country);
  return (
    <Form id={id} onSubmit={onSubmit}>
      <ErrorSummary key={form.attempt} errors={form.summary} />
      <div>
        <TextField label="Name" autoFocus autoComplete="off" {...form.field('name')} />
        <DuplicateHint typed={values} exceptId={entity?.id} />
      </div>
      <FieldRow>
        <Select
          label="Type"
          value={values.type}
          onChange={(key) => {
            const type = EntityType.options.find((known) => known === key);
            if (type) set('type', type);
          }}
        >
          {EntityType.options.map((type) => (
            <SelectItem key={type} id={type}>
              {ENTITY_TYPE_TEXTS[type]}
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
      {entity && <FactsLost entity={entity} type={values.type} />}
      <FieldRow>
        <NumberField
          label="Risk Score"
          description={<ScoreNote assessed={entity?.derived.riskScore} />}
          {...form.field('riskScore')}
        />
        <fieldset className="grid gap-1 sm:mt-6">
          <legend className="sr-only">Flags</legend>
          <Flag isDerived={entity?.derived.isPep} isSelected={values.isPep} onChange={(isPep) => set('isPep', isPep)}>
            Politically exposed person (PEP)
          </Flag>
          <Flag
            isDerived={entity?.derived.isSanctioned}
            isSelected={values.isSanctioned}
            onChange={(isSanctioned) => set('isSanctioned', isSanctioned)}
          >
            Sanctioned
          </Flag>
        </fieldset>
      </FieldRow>
    </Form>
  );
}

/** Shows the assessed score: a lower one can be declared, but takes effect only once the evidence is gone. */
function ScoreNote({ assessed = 0 }: { assessed?: number }) {
  if (assessed === 0) return '0 to 100';
  return `0 to 100. Assessed at ${assessed}: a lower score has no effect while the evidence for that stands.`;
}

interface FlagProps {
  /** Set by a confirmed match. */
  isDerived?: boolean;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: string;
}

/** A flag that users declare. A flag that a decision has set is removed with that decision, not here. */
function Flag({ isDerived = false, isSelected, onChange, children }: FlagProps) {
  const note = useId();
  return (
    <div>
      <Checkbox
        isDisabled={isDerived}
        isSelected={isDerived || isSelected}
        onChange={onChange}
        aria-describedby={isDerived ? note : undefined}
      >
        {children}
      </Checkbox>
      {isDerived && (
        <p id={note} className="ms-6 text-12 text-muted">
          Set by a confirmed match. It stays until that decision is undone.
        </p>
      )}
    </div>
  );
}

/** Warns which facts are lost when the type of an entity changes. */
function FactsLost({ entity, type }: { entity: Entity; type: EntityForm['type'] }) {
  if (type === entity.type) return null;
  const lost = FACTS[entity.type]
    .filter((fact) => entity.additionalInfo[fact] !== null)
    .map((fact) => FACT_TEXTS[fact]);
  if (lost.length === 0) return null;
  return (
    <output className="block text-13 text-med-fg">
      A {type} has no {lost.join(' and no ')}: saving removes it.
    </output>
  );
}

const FACT_TEXTS: Record<keyof Entity['additionalInfo'], string> = {
  birthDate: 'birth date',
  position: 'position',
  founded: 'founded date',
  industry: 'industry',
};

/** Birth date and position of a person, founded date and industry of a company. Dates are not validated. */
function TypeFields({ form }: { form: EntityFormState }) {
  const { type } = form.values;
  // Like the country, a date is checked once it has been typed in full.
  const [typed, setTyped] = useState({ birthDate: form.values.birthDate, founded: form.values.founded });
  if (type === 'country') return null;
  const [date, dateLabel, fact, factLabel] =
    type === 'person'
      ? (['birthDate', 'Birth Date', 'position', 'Position'] as const)
      : (['founded', 'Founded Date', 'industry', 'Industry'] as const);
  return (
    <FieldRow>
      <div>
        <TextField
          key={date}
          label={dateLabel}
          placeholder="YYYY-MM-DD"
          autoComplete="off"
          {...form.field(date)}
          onBlur={() => setTyped({ ...typed, [date]: form.values[date] })}
        />
        {typed[date] === form.values[date] && <DateHint date={typed[date]} />}
      </div>
      <TextField key={fact} label={factLabel} autoComplete="off" {...form.field(fact)} />
    </FieldRow>
  );
}
