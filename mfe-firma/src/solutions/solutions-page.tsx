import { serverNow } from '@psp/auth/session/server-clock';
import type { OwnSolutionItem } from '@psp/contracts/own-solutions';
import { SOLUTION_STATUS } from '@psp/contracts/solutions';
import { PRICE_UNITS } from '@psp/contracts/solution-names';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Day, Under, Whole } from '@psp/design-system/cells';
import { formatDate, formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { amountRange } from '@psp/remote/price-range';
import { priceStrings } from '@psp/remote/strings';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { solutionList } from './filters.ts';
import { solutionsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** /firma/solutions: all solutions of the firm, in any status. */
export function SolutionsPage() {
  usePageTitle(strings.title);
  const listed = useListed(solutionList, solutionsQuery);
  const isReadOnly = useIsReadOnly();
  const create = isReadOnly ? null : (
    <ButtonLink href="/firma/solutions/new" icon={<Plus aria-hidden />}>
      {strings.create}
    </ButtonLink>
  );
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} actions={create} />
      <FilteredList
        {...listed}
        words={isReadOnly ? { ...strings, emptyText: strings.emptyToRead } : strings}
        emptyAction={create}
      >
        {({ items }) => <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </FilteredList>
    </Page>
  );
}

const { columns: labels } = strings;

function Price({ priceMin, priceMax, currency, unit }: OwnSolutionItem) {
  if (priceMin === null || priceMax === null) return strings.noPrice;
  if (priceMax === 0) return priceStrings.free;
  return (
    <>
      <Whole>{amountRange({ priceMin, priceMax, currency })}</Whole>
      <Under>
        {priceStrings.withoutVat}, {PRICE_UNITS[unit]}
      </Under>
    </>
  );
}

const columns: RecordColumns<OwnSolutionItem> = [
  {
    key: 'solution',
    label: labels.solution,
    cell: ({ id, title, domain }) => (
      <>
        <Link href={`/firma/solutions/${id}`} isStrong>
          {title}
        </Link>
        <Under>{DOMAINS[domain]}</Under>
      </>
    ),
  },
  {
    key: 'status',
    label: labels.status,
    cell: ({ status, isOver, updatedAt }) => (
      <>
        <StatusBadge status={SOLUTION_STATUS[status]} />
        {isOver ? <Under>{strings.over}</Under> : null}
        <Under>
          <time dateTime={updatedAt}>{strings.updated(formatRelative(updatedAt, serverNow()))}</time>
        </Under>
      </>
    ),
  },
  { key: 'price', label: labels.price, cell: (row) => <Price {...row} /> },
  {
    key: 'valid',
    label: labels.validUntil,
    cell: ({ validUntil }) => (validUntil ? <Day dateTime={validUntil}>{formatDate(validUntil)}</Day> : strings.noEnd),
  },
  {
    key: 'interest',
    label: labels.interest,
    cell: ({ figures: { requests, views, favourites } }) => (
      <>
        <Whole>{strings.figures.requests(requests)}</Whole>
        <Under>
          <Whole>{strings.figures.views(views)},</Whole> <Whole>{strings.figures.favourites(favourites)}</Whole>
        </Under>
      </>
    ),
  },
];
