import type { ArticleList } from '@psp/contracts/articles';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { ArticleGrid } from './article-card.tsx';
import { Featured } from './featured.tsx';
import { strings } from './strings.ts';

const Block = styled.section`
  h2 { margin-bottom: 16px; font-family: var(--serif, inherit); font-size: 1.5rem; color: var(--blue-900); }
`;

/** How many are shown large where nothing is filtered. */
const FEATURED = 3;

interface ResultsProps {
  list: ArticleList;
  isFiltered: boolean;
}

/** One page of articles: on the first, unfiltered one the newest three stand out. */
export function Results({ list: { items, page }, isFiltered }: ResultsProps) {
  const isFront = page === 1 && !isFiltered;
  const [featured, others] = isFront ? [items.slice(0, FEATURED), items.slice(FEATURED)] : [[], items];
  return (
    <Stack gap={48}>
      {isFront ? <Featured articles={featured} /> : null}
      {others.length > 0 ? (
        <Block aria-labelledby="articole">
          <h2 id="articole">{isFront ? strings.earlier : strings.list}</h2>
          <ArticleGrid articles={others} />
        </Block>
      ) : null}
    </Stack>
  );
}
