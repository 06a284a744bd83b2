import type { OwnArticleItem } from '@psp/contracts/own-articles';
import { Badge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Day, RowTitle, Under } from '@psp/design-system/cells';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import { articleFilters, articleHref, type ArticlesArea, statusFor } from './area.ts';
import { articlesQuery } from './queries.ts';
import { strings, TITLES } from './strings.ts';

/** The organisation's own articles, in whatever state they are. */
export function ArticlesPage({ area }: { area: ArticlesArea }) {
  const list = articleFilters(area);
  const filters = list.read(useSearchParams()[0]);
  const query = useQuery(articlesQuery(area, filters));
  const { title, lead } = TITLES[area.kind];
  usePageTitle(title);
  const create = useReadsOnly() ? null : (
    <ButtonLink href={`${area.path}/new`} icon={<Plus aria-hidden />}>
      {strings.create}
    </ButtonLink>
  );
  return (
    <Page width="wide">
      <PageHeader title={title} lead={lead} actions={create} />
      <FilteredList list={list} filters={filters} query={query} words={strings} emptyAction={create}>
        {({ items }) => <ArticlesTable area={area} items={items} />}
      </FilteredList>
    </Page>
  );
}

const { columns: labels } = strings;
const columns = [
  { key: 'article', label: labels.article },
  { key: 'status', label: labels.status },
  { key: 'views', label: labels.views, align: 'end' as const },
  { key: 'updated', label: labels.updated },
];

interface ArticlesTableProps {
  area: ArticlesArea;
  items: readonly OwnArticleItem[];
}

/** Own articles, each a link to its page. */
function ArticlesTable({ area, items }: ArticlesTableProps) {
  return (
    <Card>
      <Table caption={TITLES[area.kind].title} columns={columns} isCaptionHidden>
        {items.map((item) => (
          <ArticleRow key={item.id} area={area} item={item} />
        ))}
      </Table>
    </Card>
  );
}

function ArticleRow({ area, item }: { area: ArticlesArea; item: OwnArticleItem }) {
  const { id, title, category, status, isRevised, views, publishedAt, updatedAt } = item;
  const { label, tone } = statusFor(area, status);
  return (
    <Tr>
      <Th>
        <RowTitle>
          <Link href={articleHref(area, id)} isStrong>
            {title}
          </Link>
          <Under>{category}</Under>
        </RowTitle>
      </Th>
      <Td>
        <Badge tone={tone}>{label}</Badge>
        {isRevised ? <Under>{strings.revisionWaits}</Under> : null}
      </Td>
      <Td align="end">{publishedAt ? formatNumber(views) : '–'}</Td>
      <Td>
        <Day dateTime={updatedAt}>{formatDate(updatedAt)}</Day>
      </Td>
    </Tr>
  );
}
