import { monthLabel } from '@psp/contracts/report-words';
import type { OrganisationUse, UsesList } from '@psp/contracts/assistant-office';
import { formatLei, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { SelectField } from '@psp/design-system/select-field';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useFilterNavigation } from '@psp/remote/lists/use-filter-navigation';
import { useListed } from '@psp/remote/lists/use-listed';
import { useId } from 'react';
import { styled } from 'styled-components';
import { OfficePage } from './office-page.tsx';
import { monthFilters, usesQuery } from './queries.ts';
import { SettingsCard } from './settings-card.tsx';
import { spending as strings } from './strings.ts';

const number = (key: 'questions' | 'refused' | 'generated') => ({
  key,
  label: strings[key],
  align: 'end' as const,
  cell: (use: OrganisationUse) => formatNumber(use[key]),
});

const columns: RecordColumns<OrganisationUse> = [
  {
    key: 'organisation',
    label: strings.organisation,
    isTitle: true,
    cell: ({ organisation: { id, name } }) => <Link href={`/admin/users/organizatii/${id}`}>{name}</Link>,
  },
  number('questions'),
  number('refused'),
  number('generated'),
  {
    key: 'tokens',
    label: strings.tokens,
    align: 'end',
    cell: ({ inputTokens, outputTokens }) => strings.tokensOf(inputTokens, outputTokens),
  },
  { key: 'cost', label: strings.cost, align: 'end', cell: ({ cost }) => formatLei(cost) },
];

/** /admin/assistant/consum: what organisations used in a month, and the caps. */
export function UsesPage() {
  const listed = useListed(monthFilters, usesQuery);
  const { data } = listed.query;
  return (
    <OfficePage current="uses">
      <FilteredList
        {...listed}
        words={strings}
        order={strings.order}
        bar={data ? <MonthField list={data} /> : <span />}
        note={data ? <p>{strings.totals(data.totals)}</p> : null}
      >
        {({ items }) => (
          <RecordTable
            caption={strings.caption}
            columns={columns}
            rows={items}
            keyOf={({ organisation }) => organisation.id}
          />
        )}
      </FilteredList>
      <SettingsCard />
    </OfficePage>
  );
}

const Narrow = styled.div`
  max-width: 320px;
`;

function MonthField({ list: { month, months } }: { list: UsesList }) {
  const show = useFilterNavigation(monthFilters);
  const [current] = months;
  const known = months.includes(month) ? months : [...months, month];
  return (
    <Narrow>
      <SelectField
        id={useId()}
        label={strings.month}
        value={month}
        options={known.map((value) => ({ value, label: monthLabel(value) }))}
        onChange={(value) => show(monthFilters.change(monthFilters.none, 'month', value === current ? '' : value))}
      />
    </Narrow>
  );
}
