import type { ModerationItem, ModerationQuery } from '@psp/contracts/moderation';
import { Card } from '@psp/design-system/card';
import { Day, RowTitle, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { KIND_LABELS } from '../common/strings.ts';
import { moderationAddress, moderationFilters, queueQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Articles that wait for the association's word; the published and the withdrawn ones by choice. */
export function ModerationPage() {
  usePageTitle(strings.title);
  const filters = moderationFilters.read(useSearchParams()[0]);
  const query = useQuery(queueQuery(filters));
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={filters.list === 'pending' ? strings.oldestFirst : strings.newestFirst}
        meta={query.data ? [strings.waiting(query.data.waiting)] : []}
      />
      <FilteredList list={moderationFilters} filters={filters} query={query} words={strings}>
        {({ items }) => (
          <Card>
            <ArticlesTable items={items} filters={filters} />
          </Card>
        )}
      </FilteredList>
    </Page>
  );
}

interface ArticlesTableProps {
  items: readonly ModerationItem[];
  filters: ModerationQuery;
}

/** Articles, each a link to its text and decision. */
function ArticlesTable({ items, filters }: ArticlesTableProps) {
  const columns = [
    { key: 'article', label: strings.article },
    { key: 'author', label: strings.author },
    { key: 'category', label: strings.category },
    { key: 'since', label: strings.since[filters.list] },
  ];
  return (
    <Table caption={strings.title} isCaptionHidden columns={columns} dense>
      {items.map(({ id, title, isRevision, author, kind, category, since }) => (
        <Tr key={`${id} ${isRevision}`}>
          <Th>
            <RowTitle>
              <Link href={moderationAddress(id, filters)} isStrong>
                {title}
              </Link>
              {filters.list === 'pending' ? <Under>{isRevision ? strings.revision : strings.newArticle}</Under> : null}
            </RowTitle>
          </Th>
          <Td>
            {author.name}
            <Under>{KIND_LABELS[kind]}</Under>
          </Td>
          <Td>{category}</Td>
          <Td>
            <Day dateTime={since}>{formatDate(since)}</Day>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
