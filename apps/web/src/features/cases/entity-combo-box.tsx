import type { Entity } from '@tamis/api/entities/schema';
import { ComboBox, ComboBoxItem } from '@tamis/ui/combo-box';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { identityText } from '../shared/identity-text.ts';
import { noSuggestion } from '../shared/no-suggestion.ts';
import { useSettled } from '../shared/use-settled.ts';

export type EntityChoice = Pick<Entity, 'id' | 'name' | 'type' | 'countryName' | 'additionalInfo'>;

const SHOWN = 20;

interface EntityComboBoxProps {
  initial: EntityChoice | null;
  onChoose: (id: number | null) => void;
  errorMessage?: string;
}

/** Finds an entity by part of its name; only a suggestion can be chosen. */
export function EntityComboBox({ initial, onChoose, errorMessage }: EntityComboBoxProps) {
  const [text, setText] = useState(initial?.name ?? '');
  const [chosen, setChosen] = useState(initial);
  const settled = useSettled(text);
  // The name of the chosen entity is not a search term.
  const term = settled === chosen?.name ? '' : settled.trim();
  const found = useEntities(term);
  const rows: EntityChoice[] = found.data?.rows ?? [];
  // The chosen entity stays in the list, because the field falls back to its name.
  const items = chosen && !rows.some(({ id }) => id === chosen.id) ? [...rows, chosen] : rows;
  return (
    <ComboBox
      label="Entity"
      name="entityId"
      placeholder="Type a name"
      autoFocus={initial === null}
      menuTrigger="input"
      items={items}
      inputValue={text}
      onInputChange={setText}
      selectedKey={chosen?.id ?? null}
      onSelectionChange={(key) => {
        const next = items.find(({ id }) => id === key) ?? null;
        setChosen(next);
        if (next) setText(next.name);
        onChoose(next?.id ?? null);
      }}
      emptyText={noSuggestion(found, 'No entity has this name')}
      errorMessage={errorMessage}
    >
      {(entity: EntityChoice) => (
        <ComboBoxItem id={entity.id} textValue={entity.name} description={identityText(entity)}>
          <bdi dir="auto">{entity.name}</bdi>
        </ComboBoxItem>
      )}
    </ComboBox>
  );
}

/** The best results for a text, as on the search page; without a text, the first entities by name. */
function useEntities(term: string) {
  const best = trpc.search.entities.useQuery(
    { q: term, limit: SHOWN },
    { enabled: term !== '', placeholderData: keepPreviousData },
  );
  const first = trpc.entities.list.useQuery({ sort: 'name', limit: SHOWN }, { enabled: term === '' });
  return term === '' ? first : best;
}
