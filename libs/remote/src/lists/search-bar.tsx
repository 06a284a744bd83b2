import { Button } from '@psp/design-system/button';
import { SearchField } from '@psp/design-system/joined-fields';
import { SelectField } from '@psp/design-system/select-field';
import { FilterBar } from '@psp/design-system/filters';
import type { ListFilters, ShownChoice } from './list-filters.ts';
import { strings } from './strings.ts';
import { useTypedText } from './typed-text.ts';
import { useChanges } from './use-changes.ts';

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
  const values = new Map<string, unknown>(Object.entries(filters));
  const fieldOf = (choice: ShownChoice<keyof Filters & string>) => (
    <ChoiceField
      key={choice.name}
      choice={choice}
      value={String(values.get(choice.name) ?? '')}
      onChange={(value) => change(choice.name, value)}
    />
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
        <>
          {hint === undefined ? null : (
            <SearchField name="q" label={strings.search} placeholder={hint} value={text} onChange={setText} />
          )}
          {fieldless(list, filters).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </>
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

interface ChoiceFieldProps {
  choice: ShownChoice;
  value: string;
  onChange: (value: string) => void;
}

function ChoiceField({ choice, value, onChange }: ChoiceFieldProps) {
  const { name, label, placeholder, options } = choice;
  return (
    <SelectField
      name={name}
      label={label}
      {...(placeholder === undefined ? {} : { placeholder })}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

/* Query parameters without a field here. A form that is submitted without JavaScript would lose them. */
const fieldless = <Filters extends { page: number }>({ address, choices }: ListFilters<Filters>, filters: Filters) => {
  const fields = ['q', 'page', ...choices.map(({ name }) => name)];
  return [...new URLSearchParams(address(filters).split('?')[1])].filter(([name]) => !fields.includes(name));
};
