import type { SearchResult } from '@tamis/api/search/schema';
import { ComboBox, ComboBoxItem } from '@tamis/ui/combo-box';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { identityText } from '../shared/identity-text.ts';
import { noSuggestion } from '../shared/no-suggestion.ts';
import { useSettled } from '../shared/use-settled.ts';

/** The chosen owner. */
export type OwnerChoice =
  | { kind: 'entity'; entityId: number; name: string }
  | { kind: 'party'; list: string; sourceRef: string; name: string }
  | { kind: 'name'; name: string };

type Suggestion = Exclude<OwnerChoice, { kind: 'name' }> & { key: string; description: string };

const SHOWN = 8;

interface OwnerComboBoxProps {
  /** The company, which cannot own itself. */
  ownedId: number;
  onChoose: (owner: OwnerChoice | null) => void;
  errorMessage?: string;
}

/** Finds an entity or a listed party by part of its name; accepts any other name too. */
export function OwnerComboBox({ ownedId, onChoose, errorMessage }: OwnerComboBoxProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const term = useSettled(text).trim();
  const found = trpc.search.all.useQuery({ q: term }, { enabled: term !== '', placeholderData: keepPreviousData });
  const items = term === '' ? [] : suggestions(found.data, ownedId);
  const type = (next: string) => {
    setText(next);
    if (next === chosen?.name) return;
    setChosen(null);
    const name = next.trim();
    onChoose(name === '' ? null : { kind: 'name', name });
  };
  return (
    <ComboBox
      label="Owner"
      name="owner"
      placeholder="Type a name"
      description={
        text.trim() !== '' && chosen === null
          ? 'Recorded as a name only: it counts once the owner is added as an entity or chosen from a list.'
          : 'One of your entities, a listed party, or any other name.'
      }
      autoFocus
      allowsCustomValue
      menuTrigger="input"
      items={chosen && !items.some(({ key }) => key === chosen.key) ? [...items, chosen] : items}
      inputValue={text}
      onInputChange={type}
      selectedKey={chosen?.key ?? null}
      onSelectionChange={(key) => {
        const next = items.find((item) => item.key === key);
        if (!next) return;
        setChosen(next);
        setText(next.name);
        onChoose(next);
      }}
      emptyText={noSuggestion(found, 'Nobody by this name is known: it is recorded as a name')}
      errorMessage={errorMessage}
    >
      {({ key, name, description }: Suggestion) => (
        <ComboBoxItem id={key} textValue={name} description={description}>
          <bdi dir="auto">{name}</bdi>
        </ComboBoxItem>
      )}
    </ComboBox>
  );
}

function suggestions(found: SearchResult | undefined, ownedId: number): Suggestion[] {
  if (!found) return [];
  const entities = found.entities
    .filter(({ id }) => id !== ownedId)
    .slice(0, SHOWN)
    .map((entity): Suggestion => ({
      kind: 'entity',
      key: `entity:${entity.id}`,
      entityId: entity.id,
      name: entity.name,
      description: identityText(entity),
    }));
  const records = found.parties.flatMap(({ others, ...best }) => [best, ...others]);
  const parties = records.slice(0, SHOWN).map(({ list, sourceRef, primaryName }): Suggestion => ({
    kind: 'party',
    key: `party:${list}:${sourceRef}`,
    list,
    sourceRef,
    name: primaryName,
    description: `Listed on ${list}`,
  }));
  return [...entities, ...parties];
}
