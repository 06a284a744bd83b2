import { SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import type { ListFilters } from './list-filters.ts';
import { strings } from './strings.ts';
import { useShow } from './show.ts';

interface StatusBarProps<Filters extends { page: number; status?: string }> {
  list: ListFilters<Filters>;
  filters: Filters;
  options: readonly { value: string; label: string }[];
}

/** The one filter of a list that is told apart by state alone. */
export function StatusBar<Filters extends { page: number; status?: string }>(props: StatusBarProps<Filters>) {
  const { list, filters, options } = props;
  const show = useShow(list);
  const chosen = filters.status === list.none.status ? undefined : filters.status;
  return (
    <FilterBar label={strings.filters}>
      <SelectField
        name="status"
        label={strings.status}
        placeholder={strings.allStatuses}
        options={options}
        value={chosen ?? ''}
        onChange={(value) => show(list.change(filters, 'status', value))}
      />
    </FilterBar>
  );
}
