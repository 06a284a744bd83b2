import type { ArticleItem } from '@psp/contracts/articles';
import { Link } from '@psp/design-system/link';
import { Cover, type CoverSource, tintsOf } from '@psp/features/articles/ui/cover';
import { styled } from 'styled-components';
import { Author, Facts } from '@psp/features/published-articles/ui/facts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;
  > li { display: grid; }
  @media (max-width: 960px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 620px) { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

/* The title's link covers the whole card; other links lie above it. */
const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  transition: border-color 120ms;
  &:hover { border-color: var(--blue-600); }
  &:focus-within { overflow: visible; }
  h3 { font-size: 1.1875rem; line-height: 1.3; }
  h3 a { color: var(--ink); }
  h3 a::after { content: ''; position: absolute; inset: 0; border-radius: 8px; }
  &:hover h3 a { color: var(--blue-700); text-decoration: underline; }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  padding: 16px 20px 18px;
  > p { color: var(--ink-muted); font-size: 1rem; line-height: 1.5; }
`;

const Kicker = styled.span`
  color: var(--ochre-700);
  font-size: 0.9375rem;
  font-weight: 600;
  span { color: var(--ink-muted); font-weight: 400; }
`;

const Foot = styled.div`
  margin-top: auto;
  padding-top: 4px;
  font-size: 0.9375rem;
  a { position: relative; display: inline-block; min-height: 24px; }
`;

/** Props of an article's cover. Its alternative text is empty, because the title stands beside it. */
export const coverSourceOf = ({ id, cover, category }: ArticleItem): CoverSource => ({
  id,
  cover,
  coverAlt: '',
  blogSlug: category.blogSlug,
});

interface CardProps {
  article: ArticleItem;
  sizes: string;
  isEager?: boolean;
  /** See `Cover`. */
  tint?: number | undefined;
}

/** Card of an article: picture, category, title, excerpt, author and facts. */
export function ArticleCard({ article, sizes, isEager, tint }: CardProps) {
  const { name, blogName } = article.category;
  return (
    <Frame>
      <Cover covered={coverSourceOf(article)} sizes={sizes} isEager={isEager} tint={tint} />
      <Words>
        <Kicker>
          {blogName}
          {name === blogName ? null : <span>{` · ${name}`}</span>}
        </Kicker>
        <h3>
          <Link href={`/blog/${article.id}`} isStrong>
            {article.title}
          </Link>
        </h3>
        <p>{article.excerpt}</p>
        <Foot>
          <Author author={article.author} />
          <Facts article={article} />
        </Foot>
      </Words>
    </Frame>
  );
}

const THREE_IN_A_ROW = '(max-width: 620px) 100vw, (max-width: 960px) 50vw, 380px';

/** Grid of article cards. */
export function ArticleGrid({ articles }: { articles: readonly ArticleItem[] }) {
  const tints = tintsOf(articles.map(({ id }) => id));
  return (
    <Grid>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} sizes={THREE_IN_A_ROW} tint={tints[index]} />
        </li>
      ))}
    </Grid>
  );
}
