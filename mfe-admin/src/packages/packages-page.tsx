import { MEMBER_PACKAGE_LABELS, STANDING } from '@psp/contracts/package-names';
import type { PackageItem } from '@psp/contracts/packages';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Whole } from '@psp/design-system/cells';
import { formatDate, formatLei } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader } from '@psp/design-system/page';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { NAME } from './name.ts';
import { packageFilters, packagesQuery, tableHref } from './queries.ts';
import { strings } from './strings.ts';

const { columns: labels } = strings;
const WORDS = {
  searchHint: strings.search,
  count: strings.count,
  emptyTitle: strings.empty,
  emptyText: strings.emptyText,
  noMatchTitle: strings.noMatch,
  noMatchText: strings.noMatchText,
};

const columns: RecordColumns<PackageItem> = [
  {
    key: 'standing',
    label: labels.standing,
    isWhole: true,
    cell: ({ standing }) => <StatusBadge status={STANDING[standing]} />,
  },
  {
    key: 'organisation',
    label: labels.organisation,
    isTitle: true,
    cell: ({ organisationId, organisation, isSuspended }) => (
      <>
        <Link href={`/admin/users/organizatii/${organisationId}`} isStrong>
          {organisation}
        </Link>
        {isSuspended ? <OwnText> {strings.suspended}</OwnText> : null}
      </>
    ),
  },
  {
    key: 'package',
    label: labels.package,
    cell: ({ package: name }) => (name ? MEMBER_PACKAGE_LABELS[name] : strings.none),
  },
  {
    key: 'price',
    label: labels.price,
    align: 'end',
    cell: ({ price }) => <Whole>{price === null ? strings.none : formatLei(price)}</Whole>,
  },
  {
    key: 'endsOn',
    label: labels.endsOn,
    cell: ({ endsOn }) => (endsOn ? <Day dateTime={endsOn}>{formatDate(endsOn)}</Day> : strings.none),
  },
  { key: 'unpaid', label: labels.unpaid, cell: ({ unpaid }) => <Whole>{unpaid ?? strings.none}</Whole> },
];

/** /admin/packages: the packages of all members, what ends first on top. */
export function PackagesPage() {
  usePageTitle(NAME);
  const listed = useListed(packageFilters, packagesQuery);
  const { filters, query } = listed;
  return (
    <Page width="wide">
      <PageHeader title={NAME} lead={strings.lead} />
      <FilteredList
        {...listed}
        words={WORDS}
        order={strings.order}
        beside={query.data?.total ? <ExportLinks hrefOf={(format) => tableHref(filters, format)} /> : null}
      >
        {({ items }) => (
          <RecordTable
            caption={NAME}
            columns={columns}
            rows={items}
            keyOf={({ organisationId }) => organisationId}
            dense
          />
        )}
      </FilteredList>
    </Page>
  );
}
