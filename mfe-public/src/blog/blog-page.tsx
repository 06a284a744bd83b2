import type { ArticleQuery } from '@psp/contracts/articles';
import { FilterChips } from '@psp/design-system/filters';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { media } from '@psp/design-system/theme';
import { Failed } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { Explained } from '../common/explained.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { blogAddress, filterChips, readFilters } from './filters.ts';
import { Invitations } from './invitations.tsx';
import { messages } from './messages.ts';
import { articlesQuery } from './queries.ts';
import { Results } from './results.tsx';

const FEED = '/api/public/articles/rss.xml';

const FeedLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  margin-left: auto;
  ${media.narrow} { margin-left: 0; }
  font-size: 1rem;
  svg { width: 16px; height: 16px; }
`;

/** Published articles, the newest first; search and category stand in the address. */
export function BlogPage() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = useQuery(articlesQuery(filters));
  useBlogHead(filters);
  return (
    <Page isCentred>
      <PageHeader title={messages.title} lead={messages.lead} />
      <Stack gap={12}>
        <BlogFilters filters={filters} categories={query.data?.categories ?? []} />
        <Chosen filters={filters} list={query.data} />
        <Row justify="between">
          <Explained total={query.data?.total}>{messages.sorted}</Explained>
          <FeedLink href={FEED} type="application/rss+xml">
            <Rss aria-hidden />
            {messages.rss}
          </FeedLink>
        </Row>
      </Stack>
      {query.data ? <Results list={query.data} filters={filters} /> : null}
      {query.isPending ? <SkeletonList rows={6} label={messages.loading} /> : null}
      {query.isLoadingError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      <Invitations />
    </Page>
  );
}

/* A search is nobody's landing page; categories and further pages are known under their own address. */
function useBlogHead(filters: ArticleQuery): void {
  usePageHead({
    title: messages.title,
    description: messages.description,
    path: blogAddress({ ...filters, q: '' }),
    isIndexed: !filters.q,
    jsonLd: [breadcrumbOf([{ label: messages.title, href: '/blog' }])],
  });
}

interface ChosenProps {
  filters: ArticleQuery;
  list: { total: number; categories: { slug: string; name: string }[] } | undefined;
}

function Chosen({ filters, list }: ChosenProps) {
  const navigate = useNavigate();
  const show = (address: string) => void navigate(address, { preventScrollReset: true });
  return (
    <FilterChips
      chips={list ? filterChips(filters, list.categories) : []}
      onRemove={(name) => show(blogAddress({ ...filters, page: 1, [name]: undefined }))}
      clearLabel={messages.clearFilters}
      onClear={() => show('/blog')}
      removeLabel={messages.removeFilter}
      count={list ? messages.count(list.total) : ''}
    />
  );
}
