import type { ChosenParties } from '@psp/contracts/overseen';
import { Button } from '@psp/design-system/button';
import { FilterBar } from '@psp/design-system/filters';
import { SearchField } from '@psp/design-system/joined-fields';
import { SelectField } from '@psp/design-system/select-field';
import { media } from '@psp/design-system/theme';
import { TextField } from '@psp/design-system/text-fields';
import { PartyField } from '@psp/features/parties/ui/party-field';
import type { ListFilters } from '@psp/remote/lists/list-filters';
import { strings as lists } from '@psp/remote/lists/strings';
import { useTypedText } from '@psp/remote/lists/typed-text';
import { useChanges } from '@psp/remote/lists/use-changes';
import { styled } from 'styled-components';
import { DayFilter } from '../common/day-filter.tsx';
import type { SharedFilters } from './filters.ts';
import { partySearch } from './party-search.ts';
import { strings } from './strings.ts';

/* So that all filters stand in two lines. */
const Sized = styled.div<{ $width: string }>`
  ${media.wide} { flex: 0 1 ${({ $width }) => $width}; width: ${({ $width }) => $width}; min-width: 0; }
  > * { width: 100%; }
`;

interface RecordsBarProps<Filters extends SharedFilters> {
  list: ListFilters<Filters>;
  filters: Filters;
  chosen: ChosenParties | undefined;
  /** Label of the search input. */
  hint: string;
  /** Number of active filters other than the search. */
  active: number;
  /** Formatted total, '' while it is not known. */
  count: string;
  onClear: () => void;
}

const SIDES = [
  { name: 'authority', kind: 'uat', label: strings.authority, placeholder: strings.authorityHint },
  { name: 'firm', kind: 'firma', label: strings.firm, placeholder: strings.firmHint },
] as const;
const searches = { uat: partySearch('uat'), firma: partySearch('firma') };

/** Filters of the lists of requests, projects and offers; each change updates the address. On a narrow screen they fold into a sheet. */
export function RecordsBar<Filters extends SharedFilters>(props: RecordsBarProps<Filters>) {
  const { list, filters, chosen, hint, active, count, onClear } = props;
  const change = useChanges(list, filters);
  const [text, setText, submit] = useTypedText(filters.q, (typed, options) => change('q', typed, options));
  const values = new Map<string, unknown>(Object.entries(filters));
  const choice = ({ name, label, placeholder, options }: (typeof list.choices)[number]) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      {...(placeholder === undefined ? {} : { placeholder })}
      options={options}
      value={String(values.get(name) ?? '')}
      onChange={(value) => change(name, value)}
    />
  );
  return (
    <FilterBar
      label={lists.filters}
      words={{ filters: lists.filterSheet, close: lists.close, show: lists.show(count) }}
      onSubmit={submit}
      active={active}
      search={<SearchField name="q" label={lists.search} placeholder={hint} value={text} onChange={setText} />}
      order={list.choices.filter(({ isOrder }) => isOrder).map(choice)}
      clear={
        active > 0 ? (
          <Button variant="secondary" onPress={onClear}>
            {lists.clearFilters}
          </Button>
        ) : null
      }
    >
      {list.choices.filter(({ isOrder }) => !isOrder).map(choice)}
      {SIDES.map(({ name, kind, ...words }) => {
        const value = filters[name] ?? '';
        const known = chosen?.[name];
        return (
          <Sized key={name} $width="10rem">
            <PartyField
              {...words}
              field={{ id: `records-${name}`, name, value, onChange: (id) => change(name, id) }}
              search={searches[kind]}
              stored={value && known ? { id: value, name: known } : null}
            />
          </Sized>
        );
      })}
      <Sized $width="10.5rem">
        <DayFilter label={strings.fromDay} value={filters.from} onChange={(day) => change('from', day)} />
      </Sized>
      <Sized $width="10.5rem">
        <DayFilter label={strings.toDay} value={filters.to} onChange={(day) => change('to', day)} />
      </Sized>
      <Sized $width="6.5rem">
        <AmountFilter label={strings.min} value={filters.min} onChange={(lei) => change('min', lei)} />
      </Sized>
      <Sized $width="6.5rem">
        <AmountFilter label={strings.max} value={filters.max} onChange={(lei) => change('max', lei)} />
      </Sized>
    </FilterBar>
  );
}

interface AmountFilterProps {
  label: string;
  value: number | undefined;
  onChange: (lei: string) => void;
}

/* Whole lei: what is not a digit, such as the point of thousands, is left out. */
function AmountFilter({ label, value, onChange }: AmountFilterProps) {
  const [text, setText] = useTypedText(String(value ?? ''), (typed) => onChange(typed.replace(/\D/g, '')));
  return <TextField label={label} value={text} onChange={setText} inputMode="numeric" maxLength={12} />;
}
