import { Button } from '@psp/design-system/button';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ListFilters } from './list-filters.ts';
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
}

/** Search input and selects of a list; each change updates the address. A plain form without JavaScript. */
export function SearchBar<Filters extends { page: number; q?: string }>(props: SearchBarProps<Filters>) {
  const { list, filters, hint, submitLabel } = props;
  const change = useChanges(list, filters);
  const [text, setText, submit] = useTypedText(filters.q ?? '', (typed, options) => change('q', typed, options));
  return (
    <FilterBar label={strings.filters} onSubmit={submit}>
      {hint === undefined ? null : (
        <SearchField name="q" label={strings.search} placeholder={hint} value={text} onChange={setText} />
      )}
      {list.choices.map(({ name, label, placeholder, options }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          {...(placeholder === undefined ? {} : { placeholder })}
          options={options}
          value={String(filters[name] ?? '')}
          onChange={(value) => change(name, value)}
        />
      ))}
      {submitLabel === undefined ? null : (
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
      )}
    </FilterBar>
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
