import type { ArticleContent } from '@psp/contracts/articles';
import type { StoredArticleText } from '@psp/contracts/own-articles';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { ArticlesArea } from './area.ts';
import { ArticleText } from './article-text.tsx';
import { previewQuery } from './queries.ts';
import { strings } from './strings.ts';

const Head = styled.header`
  display: grid;
  gap: 8px;
  > :first-child { font-family: var(--serif, inherit); font-size: 1.875rem; line-height: 1.2; color: var(--blue-900); }
  p { color: var(--ink-muted); }
`;

interface PreviewTextProps {
  /** Id of the article, which decides the drawing of an article without a picture. */
  id: string;
  author: string;
  text: StoredArticleText;
  /** Level of the title on the page that shows it. */
  level: 2 | 3;
}

/** Renders a stored text as readers see it, inside a page with its own title. */
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

interface PreviewDialogProps {
  area: ArticlesArea;
  /** Id of the article; '' for one that is not saved yet. */
  id: string;
  author: string;
  content: ArticleContent;
  onClose: () => void;
}

/** Dialog that shows a text, saved or not, as readers will see it. */
export function PreviewDialog({ area, id, author, content, onClose }: PreviewDialogProps) {
  const query = useQuery(previewQuery(area, content));
  return (
    <Dialog
      title={strings.previewTitle}
      isOpen
      isWide
      onClose={onClose}
      footer={<Button onPress={onClose}>{strings.close}</Button>}
    >
      <Loaded query={query}>{(text) => <ArticlePreviewText id={id} author={author} text={text} level={3} />}</Loaded>
    </Dialog>
  );
}
