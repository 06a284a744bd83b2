import { monthLabel } from '@psp/contracts/report-words';
import type { OrganisationUse, UsesList } from '@psp/contracts/assistant-office';
import { formatLei, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Columns, Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useFilterNavigation } from '@psp/remote/lists/use-filter-navigation';
import { useListed } from '@psp/remote/lists/use-listed';
import { useId } from 'react';
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
      <FilteredList {...listed} words={strings} order={strings.order} bar={<MonthField list={data} />}>
        {({ items }) => (
          <RecordTable
            caption={strings.caption}
            columns={columns}
            rows={items}
            keyOf={({ organisation }) => organisation.id}
          />
        )}
      </FilteredList>
      <Columns>
        <Stack gap={24}>
          <SettingsCard />
        </Stack>
        {data ? <Totals list={data} /> : null}
      </Columns>
    </OfficePage>
  );
}

function MonthField({ list }: { list: UsesList | undefined }) {
  const show = useFilterNavigation(monthFilters);
  const { month = '', months = [] } = list ?? {};
  const [current] = months;
  const known = month === '' || months.includes(month) ? months : [...months, month];
  return (
    <SelectField
      id={useId()}
      label={strings.month}
      value={month}
      options={known.map((value) => ({ value, label: monthLabel(value) }))}
      onChange={(value) => show(monthFilters.change(monthFilters.none, 'month', value === current ? '' : value))}
    />
  );
}

function Totals({ list: { month, totals } }: { list: UsesList }) {
  const { questions, refused, generated, inputTokens, outputTokens, cost } = totals;
  return (
    <FactsCard
      title={strings.totalsOf(monthLabel(month))}
      isStrong
      items={[
        { term: strings.questions, detail: formatNumber(questions) },
        { term: strings.refused, detail: formatNumber(refused) },
        { term: strings.generated, detail: formatNumber(generated) },
        { term: strings.tokens, detail: strings.tokensOf(inputTokens, outputTokens) },
        { term: strings.cost, detail: formatLei(cost) },
      ]}
    />
  );
}
