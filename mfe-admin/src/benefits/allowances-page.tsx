import { type AllowanceList, type SetAllowance, setAllowance, type YearlyAllowance } from '@psp/contracts/benefits';
import { Button } from '@psp/design-system/button';
import { Under, Whole } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { NumberField } from '@psp/design-system/number-field';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { TextField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { presentOf } from '../common/opened.ts';
import { allowancesQuery, api } from './queries.ts';
import { allowanceStrings as strings, strings as all } from './strings.ts';

/** What is edited: values of a year, or of a new one that starts from the newest. */
type Edited = YearlyAllowance | 'new';

/** /admin/benefits/allowances: what the partners' package holds, by year. */
export function AllowancesPage() {
  usePageTitle(strings.title);
  const query = useQuery(allowancesQuery());
  return (
    <LoadedPage query={query} title={strings.title}>
      {(list) => <Allowances list={list} />}
    </LoadedPage>
  );
}

function Allowances({ list }: { list: AllowanceList }) {
  const [edited, edit] = useState<Edited | null>(null);
  const readsOnly = useIsReadOnly('support');
  const add = <Button onPress={() => edit('new')}>{strings.add}</Button>;
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[{ label: all.title, href: '/admin/benefits' }, { label: strings.title }]}
        actions={readsOnly ? null : add}
      />
      <Stack gap={24}>
        <RecordTable
          caption={strings.title}
          columns={columnsOf(readsOnly ? null : edit)}
          rows={list.items}
          keyOf={({ id }) => id}
        />
        <HistoryCard entries={list.history} />
      </Stack>
      {edited ? (
        <AllowanceDialog
          key={edited === 'new' ? '' : edited.id}
          list={list}
          edited={edited === 'new' ? edited : presentOf(edited, list.items, ({ id }) => id)}
          onClose={() => edit(null)}
        />
      ) : null}
    </Page>
  );
}

const numberColumn = (key: 'copies' | 'adPages' | 'seats') => ({
  key,
  label: strings.short[key],
  cell: (row: YearlyAllowance) => (
    <>
      <OwnText>{String(row[key])}</OwnText>
      <Under>{strings.usedOf(row.used[key])}</Under>
    </>
  ),
});

const columnsOf = (edit: ((row: YearlyAllowance) => void) | null): RecordColumns<YearlyAllowance> => [
  { key: 'year', label: strings.year, isTitle: true, cell: ({ year }) => String(year) },
  numberColumn('copies'),
  numberColumn('adPages'),
  numberColumn('seats'),
  { key: 'price', label: strings.short.price, cell: ({ price }) => price ?? strings.noPrice },
  {
    key: 'saved',
    label: strings.saved,
    cell: ({ savedAt, savedBy }) => (
      <>
        <OwnText>{savedBy ?? strings.initial}</OwnText>
        <Under>
          <Whole>{formatDate(savedAt)}</Whole>
        </Under>
      </>
    ),
  },
  ...(edit
    ? [
        {
          key: 'edit',
          label: strings.edit,
          cell: (row: YearlyAllowance) => (
            <Button variant="quiet" size="small" aria-label={`${strings.edit}, ${row.year}`} onPress={() => edit(row)}>
              {strings.edit}
            </Button>
          ),
        },
      ]
    : []),
];

interface AllowanceDialogProps {
  list: AllowanceList;
  edited: Edited;
  onClose: () => void;
}

type Numbers = Record<'year' | 'copies' | 'adPages' | 'seats', number | null>;
type Fields = Numbers & { price: string };

function AllowanceDialog({ list: { currentYear, items }, edited, onClose }: AllowanceDialogProps) {
  const from = edited === 'new' ? items[0] : edited;
  const year = edited === 'new' ? Math.max(currentYear, items[0]?.year ?? 0) + 1 : edited.year;
  const version = edited === 'new' ? null : edited.version;
  const act = useAct<Omit<SetAllowance, 'version'>>({
    send: (body) => api.call('POST /benefits/allowances', { body: { ...body, version } }),
    done: strings.done,
    about: (_, given) => String(given.year),
    view: allowancesQuery(),
  });
  const form = useFormOf<Fields, Omit<SetAllowance, 'version'>>(act, {
    blank: {
      ...{ year, copies: from?.copies ?? null, adPages: from?.adPages ?? null, seats: from?.seats ?? null },
      price: from?.price ?? '',
    },
    ids: { year: useId(), copies: useId(), adPages: useId(), seats: useId(), price: useId() },
    schema: setAllowance.omit({ version: true }),
    follows: true,
  });
  return (
    <ActDialog
      act={form}
      title={edited === 'new' ? strings.add : `${strings.title}, ${edited.year}`}
      confirmLabel={strings.save}
      isOpen
      onClose={onClose}
    >
      {edited === 'new' ? (
        <NumberField {...form.field('year')} label={strings.year} hint={strings.yearHint} hasDecimals={false} isYear />
      ) : null}
      <NumberField {...form.field('copies')} label={strings.copies} hasDecimals={false} />
      <NumberField {...form.field('adPages')} label={strings.adPages} hasDecimals={false} />
      <NumberField {...form.field('seats')} label={strings.seats} hasDecimals={false} />
      <TextField {...form.field('price')} label={strings.price} hint={strings.priceHint} maxLength={80} isOptional />
    </ActDialog>
  );
}
