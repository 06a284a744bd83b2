import { type EditedMagazine, MAGAZINE_STATUS } from '@psp/contracts/magazine';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { IssueDialog } from './issue-dialog.tsx';
import { magazineQueue } from './queries.ts';
import { strings } from './strings.ts';

const { columns: labels } = strings;

const columns: RecordColumns<EditedMagazine> = [
  {
    key: 'status',
    label: strings.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={MAGAZINE_STATUS[status]} />,
  },
  {
    key: 'issue',
    label: labels.issue,
    isTitle: true,
    cell: (issue) => (
      <>
        <Link href={magazineQueue.hrefOf(issue.id, magazineQueue.list.none)} isStrong>
          {issue.title}
        </Link>
        <Under>{` ${strings.nameOf(issue)}`}</Under>
      </>
    ),
  },
  {
    key: 'appears',
    label: labels.appears,
    cell: ({ appearsOn }) => <Day dateTime={appearsOn}>{formatDate(appearsOn)}</Day>,
  },
  { key: 'ads', label: labels.ads, cell: ({ adsUntil }) => <Day dateTime={adsUntil}>{formatDate(adsUntil)}</Day> },
  { key: 'file', label: labels.file, cell: ({ file }) => (file ? strings.fileOf(file.size) : strings.noFile) },
];

/** /admin/magazine: the issues of the magazine. */
export function MagazinePage() {
  usePageTitle(strings.title);
  const listed = useListed(magazineQueue.list, magazineQueue.listQuery);
  const [isNew, setNew] = useState(false);
  const add = useIsReadOnly('settings') ? null : (
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
      {isNew ? <IssueDialog issue={null} onClose={() => setNew(false)} /> : null}
    </Page>
  );
}
