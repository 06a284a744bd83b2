import type { ArticleList, ArticleQuery } from '@psp/contracts/articles';
import { ButtonLink } from '@psp/design-system/button';
import { Pagination } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { Nothing } from '../common/nothing.tsx';
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
  if (items.length === 0) return <Absence list={list} filters={filters} />;
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

function Absence({ list, filters }: ResultsProps) {
  const clear = (
    <ButtonLink href="/blog" variant="secondary">
      {messages.clearFilters}
    </ButtonLink>
  );
  return (
    <Nothing
      list={list}
      first={blogAddress({ ...filters, page: 1 })}
      isFiltered={Boolean(filters.q || filters.category)}
      clear={clear}
      words={messages}
    />
  );
}
