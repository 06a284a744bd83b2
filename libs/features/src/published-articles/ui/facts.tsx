import type { ArticleItem } from '@psp/contracts/articles';
import { Link } from '@psp/design-system/link';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  line-height: 1.5;
  /* A separator is the beginning of what follows it, so that none is left alone; at the beginning of a line it is out of sight. */
  overflow: hidden;
  li { position: relative; margin-left: -18px; padding-left: 18px; }
  li + li::before { content: '·'; content: '·' / ''; position: absolute; left: 7px; }
`;

/** Publication date, reading time and views of an article. */
export function Facts({ article }: { article: ArticleItem }) {
  const { publishedAt, readingMinutes, views } = article;
  return (
    <List>
      <li>
        <time dateTime={publishedAt}>{strings.publishedOn(publishedAt)}</time>
      </li>
      <li>{strings.reading(readingMinutes)}</li>
      <li>{strings.views(views)}</li>
    </List>
  );
}

/** The article's organisation, as a link when it has a public page. */
export function Author({ author }: Pick<ArticleItem, 'author'>) {
  const { name, kind, profileId } = author;
  if (!profileId) return <span>{name}</span>;
  return <Link href={kind === 'firma' ? `/partener/${profileId}` : `/comunitati/${profileId}`}>{name}</Link>;
}
