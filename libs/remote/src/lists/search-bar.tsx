import { Button } from '@psp/design-system/button';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Choice, ListFilters } from './list-filters.ts';
import { strings } from './strings.ts';
import { useFilterNavigation } from './use-filter-navigation.ts';
import { useTypedText } from './typed-text.ts';

interface SearchBarProps<Filters extends { page: number; q?: string }> {
  list: ListFilters<Filters>;
  filters: Filters;
  /** Label of the search input: "Nume, CUI sau e-mail"; absent without search. */
  hint: string | undefined;
  /** Label of the submit button, if any. */
  submitLabel: string | undefined;
  /** Formatted total, '' while it is not known. */
  count: string;
  /** Number of active filters other than the search. */
  active: number;
  onClear: () => void;
}

/** Search input and selects of a list; each change updates the address. A plain form without JavaScript. */
export function SearchBar<Filters extends { page: number; q?: string }>(props: SearchBarProps<Filters>) {
  const { list, filters, hint, submitLabel, count, active, onClear } = props;
  const change = useChanges(list, filters);
  const [text, setText, submit] = useTypedText(filters.q ?? '', (typed, options) => change('q', typed, options));
  const fieldOf = (choice: Choice<Filters>) => (
    <ChoiceField key={choice.name} choice={choice} value={String(filters[choice.name] ?? '')} onChange={change} />
  );
  const filtering = list.choices.filter(({ isOrder }) => !isOrder);
  // A sheet for one field would save no line.
  const folded = filtering.length > 1 ? filtering : [];
  return (
    <FilterBar
      label={strings.filters}
      words={{ filters: strings.filterSheet, close: strings.close, show: strings.show(count) }}
      submitLabel={submitLabel}
      onSubmit={submit}
      active={active}
      search={
        hint === undefined ? null : (
          <SearchField name="q" label={strings.search} placeholder={hint} value={text} onChange={setText} />
        )
      }
      order={list.choices.filter((choice) => !folded.includes(choice)).map(fieldOf)}
      clear={
        active > 0 ? (
          <Button variant="secondary" onPress={onClear}>
            {strings.clearFilters}
          </Button>
        ) : null
      }
    >
      {folded.length > 0 ? folded.map(fieldOf) : null}
    </FilterBar>
  );
}

interface ChoiceFieldProps<Filters> {
  choice: Choice<Filters>;
  value: string;
  onChange: (name: keyof Filters & string, value: string) => void;
}

function ChoiceField<Filters>({ choice, value, onChange }: ChoiceFieldProps<Filters>) {
  const { name, label, placeholder, options } = choice;
  return (
    <SelectField
      name={name}
      label={label}
      {...(placeholder === undefined ? {} : { placeholder })}
      options={options}
      value={value}
      onChange={(chosen) => onChange(name, chosen)}
    />
  );
}

/* Applies a change to the last requested filters, also during their navigation: two quick choices both count. */
function useChanges<Filters extends { page: number }>(list: ListFilters<Filters>, filters: Filters) {
  const show = useFilterNavigation(list);
  const asked = useRef(filters);
  const address = list.address(filters);
  // A layout effect, to run before those of the fields, which report choices made before hydration.
  const arrive = useEffectEvent(() => {
    asked.current = filters;
  });
  useLayoutEffect(() => arrive(), [address]);
  return (name: keyof Filters & string, value: string, options?: { isTyping: boolean }) => {
    asked.current = list.change(asked.current, name, value);
    show(asked.current, options);
  };
}
