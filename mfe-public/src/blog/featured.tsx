import type { ArticleItem } from '@psp/contracts/articles';
import { styled } from 'styled-components';
import { tintsOf } from '@psp/features/articles/ui/cover';
import { ArticleCard } from './article-card.tsx';
import { strings } from './strings.ts';

/* The newest article beside the next two. */
const Trio = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
  gap: 24px;
  margin: 16px 0 0;
  > li { display: grid; }
  > li:first-child { grid-row: span 2; }
  > li:first-child h3 { font-family: var(--serif, inherit); font-size: 1.75rem; line-height: 1.2; }
  > li:first-child p { font-size: 1.125rem; }
  /* Its picture takes what the other two leave over. */
  > li:first-child > article > :first-child { flex: 1; min-height: 240px; }
  > li:first-child > article > :last-child { flex: none; }
  > li:not(:first-child) p { display: none; }
  @media (max-width: 960px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:first-child { grid-column: span 2; grid-row: auto; }
  }
  @media (max-width: 620px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    > li:first-child { grid-column: auto; }
    > li:first-child h3 { font-size: 1.375rem; }
  }
`;

const Block = styled.section`
  h2 { font-family: var(--serif, inherit); font-size: 1.5rem; color: var(--blue-900); }
`;

/** The newest articles in large cards. */
export function Featured({ articles }: { articles: readonly ArticleItem[] }) {
  const tints = tintsOf(articles.map(({ id }) => id));
  return (
    <Block aria-labelledby="articole-noi">
      <h2 id="articole-noi">{strings.featured}</h2>
      <Trio>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              sizes={index === 0 ? '(max-width: 960px) 100vw, 760px' : '(max-width: 620px) 100vw, 400px'}
              isEager={index === 0}
              tint={tints[index]}
            />
          </li>
        ))}
      </Trio>
    </Block>
  );
}
