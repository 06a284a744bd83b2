import { KINDS } from '@psp/contracts/common';
import { MODERATION_LISTS } from '@psp/contracts/moderation';
import { Card } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/fields';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { KIND_LABELS } from '../common/strings.ts';
import { ArticlesTable } from './articles-table.tsx';
import { filterChips, moderationFilters } from './filters.ts';
import { queueQuery } from './queries.ts';
import { LIST_LABELS, strings } from './strings.ts';

const lists = MODERATION_LISTS.map((value) => ({ value, label: LIST_LABELS[value] }));
const kinds = [
  { value: 'all', label: strings.allKinds },
  ...KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
];

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
      <FilteredList
        list={moderationFilters}
        filters={filters}
        query={query}
        chips={filterChips(filters)}
        words={strings}
        bar={
          <SearchBar list={moderationFilters} filters={filters} hint={strings.searchHint}>
            {(choose) => (
              <>
                <SelectField label={strings.list} options={lists} value={filters.list} onChange={choose('list')} />
                <SelectField label={strings.kind} options={kinds} value={filters.kind} onChange={choose('kind')} />
              </>
            )}
          </SearchBar>
        }
      >
        {({ items }) => (
          <Card>
            <ArticlesTable items={items} filters={filters} />
          </Card>
        )}
      </FilteredList>
    </Page>
  );
}
