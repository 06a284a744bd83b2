import { ACT_STATUS, type EditedActItem } from '@psp/contracts/legislation';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { ActDialog } from './act-dialog.tsx';
import { legislationQueue } from './queries.ts';
import { strings } from './strings.ts';

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<EditedActItem> => [
  {
    key: 'status',
    label: strings.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={ACT_STATUS[status]} />,
  },
  {
    key: 'act',
    label: strings.columns.act,
    isTitle: true,
    cell: ({ id, number, title }) => (
      <>
        <Link href={hrefOf(id)} isStrong>
          {number}
        </Link>
        <Under>{` ${title}`}</Under>
      </>
    ),
  },
  {
    key: 'form',
    label: strings.columns.form,
    cell: ({ versions, from }) => (versions > 0 ? strings.from(from) : strings.none),
  },
  { key: 'versions', label: strings.columns.versions, cell: ({ versions }) => versions },
  {
    key: 'draft',
    label: strings.columns.draft,
    cell: ({ hasDraft }) => (hasDraft ? strings.hasDraft : strings.none),
  },
];

/** /admin/legislation: all acts, published or not. */
export function ActsPage() {
  usePageTitle(strings.title);
  const listed = useListed(legislationQueue.list, legislationQueue.listQuery);
  const [isNew, setNew] = useState(false);
  const columns = columnsOf((id) => legislationQueue.hrefOf(id, listed.filters));
  const add = useIsReadOnly('library') ? null : (
    <Button icon={<Plus aria-hidden />} onPress={() => setNew(true)}>
      {strings.add}
    </Button>
  );
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} actions={add} />
      <FilteredList {...listed} words={strings} order={strings.newest}>
        {({ items }) => (
          <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} dense />
        )}
      </FilteredList>
      {isNew ? <ActDialog act={null} onClose={() => setNew(false)} /> : null}
    </Page>
  );
}
