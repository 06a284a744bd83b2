import { Button } from '@psp/design-system/button';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import type { ListFilters } from './list-filters.ts';
import { strings } from './strings.ts';
import { useShow } from './show.ts';
import { useTypedText } from './typed-text.ts';

interface SearchBarProps<Filters extends { page: number; q?: string }> {
  list: ListFilters<Filters>;
  filters: Filters;
  /** What can be searched for: "Nume, CUI sau e-mail"; left out where there is no search. */
  hint: string | undefined;
  /** Label of a button that applies them, where the form should have one. */
  submitLabel: string | undefined;
}

/** Search and choices of a list; each change goes to the address. Without JavaScript it is a plain form. */
export function SearchBar<Filters extends { page: number; q?: string }>(props: SearchBarProps<Filters>) {
  const { list, filters, hint, submitLabel } = props;
  const show = useShow(list);
  const [text, setText, submit] = useTypedText(filters.q ?? '', (typed, options) =>
    show(list.change(filters, 'q', typed), options),
  );
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
          onChange={(value) => show(list.change(filters, name, value))}
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
