import type { CommunityView } from '@psp/contracts/communities';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { styled } from 'styled-components';
import { strings } from './showcase-strings.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  line-height: 1.4;
  a { display: inline-block; min-height: 24px; }
  time { display: block; color: var(--ink-muted); font-size: 0.9375rem; }
`;

/** The institution's newest articles. */
export function Articles({ articles }: Pick<CommunityView, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <Card>
      <CardHeader title={strings.articles} />
      <CardBody>
        <List>
          {articles.map(({ id, title, publishedAt }) => (
            <li key={id}>
              <Link href={`/blog/${id}`}>{title}</Link>
              <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
            </li>
          ))}
        </List>
      </CardBody>
    </Card>
  );
}
