import type { StoredArticleText } from '@psp/contracts/own-articles';
import { styled } from 'styled-components';
import { ArticleText } from './article-text.tsx';
import { strings } from './strings.ts';

const Head = styled.header`
  display: grid;
  gap: 8px;
  > :first-child { font-family: var(--serif, inherit); font-size: 1.875rem; line-height: 1.2; color: var(--blue-900); }
  p { color: var(--ink-muted); }
`;

interface PreviewTextProps {
  /** Of the article, by which one without a picture is illustrated. */
  id: string;
  author: string;
  text: StoredArticleText;
  /** Level of the title on the page that shows it. */
  level: 2 | 3;
}

/** A stored text as readers see it, within a page that has a title of its own. */
export function ArticlePreviewText({ id, author, text, level }: PreviewTextProps) {
  const { title, categoryName, cover, coverAlt, blogSlug, body } = text;
  const Heading = `h${level}` as const;
  const header = (
    <Head>
      <Heading>{title}</Heading>
      <p>
        {categoryName} · {strings.by(author)}
      </p>
    </Head>
  );
  return <ArticleText header={header} covered={{ id, cover, coverAlt, blogSlug }} body={body} />;
}
