import { ARTICLE_STATUSES } from '@psp/contracts/articles';
import { ButtonLink } from '@psp/design-system/button';
import { SelectField } from '@psp/design-system/fields';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import type { ArticlesArea } from './area.ts';
import { ArticlesTable } from './articles-table.tsx';
import { articleFilters, statusFor } from './filters.ts';
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
  const statuses = [
    { value: 'all', label: strings.allStatuses },
    ...ARTICLE_STATUSES.map((value) => ({ value, label: statusFor(area, value).label })),
  ];
  return (
    <Page width="wide">
      <PageHeader title={title} lead={lead} actions={create} />
      <FilteredList
        list={list}
        filters={filters}
        query={query}
        chips={list.chips(filters, { status: (status) => (status === 'all' ? '' : statusFor(area, status).label) })}
        words={strings}
        bar={
          <SearchBar list={list} filters={filters} hint={strings.searchHint}>
            {(choose) => (
              <SelectField
                label={strings.status}
                options={statuses}
                value={filters.status}
                onChange={choose('status')}
              />
            )}
          </SearchBar>
        }
        emptyAction={create}
      >
        {({ items }) => <ArticlesTable area={area} items={items} />}
      </FilteredList>
    </Page>
  );
}
