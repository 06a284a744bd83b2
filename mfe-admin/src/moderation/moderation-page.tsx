import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ArticlesTable } from './articles-table.tsx';
import { moderationFilters } from './filters.ts';
import { queueQuery } from './queries.ts';
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
