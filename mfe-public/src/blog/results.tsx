import type { ArticleList, ArticleQuery } from '@psp/contracts/articles';
import { ButtonLink } from '@psp/design-system/button';
import { Pagination } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { styled } from 'styled-components';
import { ArticleGrid } from './article-card.tsx';
import { Featured } from './featured.tsx';
import { blogAddress } from './filters.ts';
import { messages } from './messages.ts';

const Block = styled.section`
  h2 { margin-bottom: 16px; font-family: var(--serif, inherit); font-size: 1.5rem; color: var(--blue-900); }
`;

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
        <Block aria-labelledby="articole">
          <h2 id="articole">{isFront ? messages.earlier : messages.list}</h2>
          <ArticleGrid articles={others} />
        </Block>
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
