import type { ArticleList, ArticleQuery } from '@psp/contracts/articles';
import { ButtonLink } from '@psp/design-system/button';
import { Pagination } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { ArticleGrid } from './article-card.tsx';
import { Featured } from './featured.tsx';
import { blogAddress } from './filters.ts';
import { messages } from './messages.ts';

/** How many are shown large where nothing is filtered. */
const FEATURED = 3;

interface ResultsProps {
  list: ArticleList;
  filters: ArticleQuery;
}

/** One page of articles: on the first, unfiltered one the newest three stand out. */
export function Results({ list, filters }: ResultsProps) {
  const { items, total, page, pageSize } = list;
  if (items.length === 0) return <Nothing list={list} filters={filters} />;
  const isFront = page === 1 && !filters.q && !filters.category;
  const [featured, others] = isFront ? [items.slice(0, FEATURED), items.slice(FEATURED)] : [[], items];
  return (
    <Stack gap={48}>
      {isFront ? <Featured articles={featured} /> : null}
      {others.length > 0 ? (
        <section aria-labelledby="articole">
          <Stack gap={16}>
            <h2 id="articole">{isFront ? messages.earlier : messages.list}</h2>
            <ArticleGrid articles={others} />
          </Stack>
        </section>
      ) : null}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefFor={(number) => blogAddress({ ...filters, page: number })}
        label={messages.pages}
        previousLabel={messages.previous}
        nextLabel={messages.next}
      />
    </Stack>
  );
}

/* Three different nothings: a page past the end, no match, and a blog without articles. */
function Nothing({ list, filters }: ResultsProps) {
  if (list.total > 0) {
    const first = blogAddress({ ...filters, page: 1 });
    return (
      <EmptyState title={messages.pageTooFar} action={<ButtonLink href={first}>{messages.firstPage}</ButtonLink>}>
        <p>{messages.count(list.total)}</p>
      </EmptyState>
    );
  }
  if (!filters.q && !filters.category) {
    return (
      <EmptyState title={messages.emptyTitle}>
        <p>{messages.emptyText}</p>
      </EmptyState>
    );
  }
  const clear = (
    <ButtonLink href="/blog" variant="secondary">
      {messages.clearFilters}
    </ButtonLink>
  );
  return (
    <EmptyState title={messages.noMatchTitle} action={clear}>
      <p>{messages.noMatchText}</p>
    </EmptyState>
  );
}
