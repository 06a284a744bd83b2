import { LIBRARY_IMPORT_STATUS, type LibraryImportItem } from '@psp/contracts/library-imports';
import { StatusBadge } from '@psp/design-system/badge';
import { Day } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { Loaded } from '@psp/remote/loaded';
import { Pages } from '@psp/remote/lists/pages';
import { useListed } from '@psp/remote/lists/use-listed';
import { importList, importsQuery } from './queries.ts';
import { imports as words } from './strings.ts';

const { columns: labels } = words;

const columns: RecordColumns<LibraryImportItem> = [
  {
    key: 'status',
    label: labels.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={LIBRARY_IMPORT_STATUS[status]} />,
  },
  {
    key: 'name',
    label: labels.name,
    isTitle: true,
    cell: ({ id, name }) => (
      <Link href={`${importList.address({})}/${id}`} isStrong>
        {name}
      </Link>
    ),
  },
  { key: 'result', label: labels.result, cell: (item) => words.result(item) },
  { key: 'by', label: labels.by, cell: ({ by }) => by },
  {
    key: 'when',
    label: labels.when,
    cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatDateTime(createdAt)}</Day>,
  },
];

/** The imports so far, the newest first. */
export function EarlierImports() {
  const { query } = useListed(importList, importsQuery);
  return (
    <Stack gap={16}>
      <h2>{words.earlier}</h2>
      <Loaded query={query} rows={3}>
        {(data) =>
          data.items.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <Stack gap={24}>
              <RecordTable caption={words.earlier} columns={columns} rows={data.items} keyOf={({ id }) => id} />
              <Pages of={data} hrefFor={(page) => importList.address({ page })} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}
