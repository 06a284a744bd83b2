import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import type { ArticlesArea } from './area.ts';
import { ArticlesTable } from './articles-table.tsx';
import { articleFilters } from './filters.ts';
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
