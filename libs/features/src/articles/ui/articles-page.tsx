import type { OwnArticleItem } from '@psp/contracts/own-articles';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { type RecordColumns, RecordTable } from '../../tables/ui/record-table.tsx';
import { articleFilters, articleHref, type ArticlesArea, statusFor } from './area.ts';
import { articlesQuery } from './queries.ts';
import { strings, TITLES } from './strings.ts';

/** List of the organisation's own articles in all states. */
export function ArticlesPage({ area }: { area: ArticlesArea }) {
  const list = articleFilters(area);
  const listed = useListed(list, (filters) => articlesQuery(area, filters));
  const { title, lead } = TITLES[area.kind];
  usePageTitle(title);
  const readsOnly = useIsReadOnly();
  const create = readsOnly ? null : (
    <ButtonLink href={`${area.path}/new`} icon={<Plus aria-hidden />}>
      {strings.create}
    </ButtonLink>
  );
  return (
    <Page width="wide">
      <PageHeader title={title} lead={lead} actions={create} />
      <FilteredList
        {...listed}
        words={readsOnly ? { ...strings, emptyText: strings.emptyToRead } : strings}
        emptyAction={create}
      >
        {({ items }) => <RecordTable caption={title} columns={columnsOf(area)} rows={items} keyOf={({ id }) => id} />}
      </FilteredList>
    </Page>
  );
}

const { columns: labels } = strings;

const columnsOf = (area: ArticlesArea): RecordColumns<OwnArticleItem> => [
  {
    key: 'article',
    label: labels.article,
    cell: ({ id, title, category }) => (
      <>
        <Link href={articleHref(area, id)} isStrong>
          {title}
        </Link>
        <Under>{category}</Under>
      </>
    ),
  },
  {
    key: 'status',
    label: labels.status,
    cell: ({ status, isRevised }) => (
      <>
        <StatusBadge status={statusFor(area, status)} />
        {isRevised ? <Under>{strings.revisionWaits}</Under> : null}
      </>
    ),
  },
  {
    key: 'views',
    label: labels.views,
    align: 'end',
    cell: ({ views, publishedAt }) => (publishedAt ? formatNumber(views) : '–'),
  },
  {
    key: 'updated',
    label: labels.updated,
    cell: ({ updatedAt }) => <Day dateTime={updatedAt}>{formatDate(updatedAt)}</Day>,
  },
];
