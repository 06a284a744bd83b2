import type { ArticleQuery } from '@psp/contracts/articles';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageHead } from '@psp/remote/page-head';
import Rss from 'lucide-react/icons/rss';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { Explained } from '../common/explained.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { articleList, categoryChip } from './filters.ts';
import { Invitations } from './invitations.tsx';
import { strings } from './strings.ts';
import { articlesQuery, FEED } from './list-queries.ts';
import { Results } from './results.tsx';

const FeedLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  svg { width: 16px; height: 16px; }
`;

/** Published articles, the newest first; search and category stand in the address. */
export function BlogPage() {
  const listed = useListed(articleList, articlesQuery);
  const { filters, query } = listed;
  useBlogHead(filters);
  return (
    <Page isCentred>
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        {...listed}
        moreChips={categoryChip(filters, query.data?.categories)}
        words={strings}
        bar={<BlogFilters filters={filters} categories={query.data?.categories ?? []} />}
        order={<Order total={query.data?.total} />}
      >
        {(list) => <Results list={list} isFiltered={filters.q !== '' || filters.category !== undefined} />}
      </FilteredList>
      <Invitations />
    </Page>
  );
}

function Order({ total }: { total: number | undefined }) {
  return (
    <>
      <Explained total={total}>{strings.sorted}</Explained>
      <FeedLink href={FEED} type="application/rss+xml">
        <Rss aria-hidden />
        {strings.rss}
      </FeedLink>
    </>
  );
}

/* A search is nobody's landing page; categories and further pages are known under their own address. */
function useBlogHead(filters: ArticleQuery): void {
  usePageHead({
    title: strings.title,
    description: strings.description,
    path: articleList.address({ ...filters, q: '' }),
    isIndexed: !filters.q,
    feed: FEED,
    jsonLd: [breadcrumbOf([{ label: strings.title, href: '/blog' }])],
  });
}
