import { serverNow } from '@psp/auth/session/server-clock';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { type ForumArea, topicHref } from './area.ts';
import { AuthorInLine } from './author.tsx';
import { newsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Card of the dashboard with the newest topics in the domains of the organisation. */
export function NewsCard({ area }: { area: ForumArea }) {
  const query = useQuery(newsQuery(area));
  return (
    <Card aria-labelledby="forum-news">
      <CardHeader
        id="forum-news"
        title={strings.newsTitle}
        action={<Link href={area.path}>{strings.allTopics}</Link>}
      />
      <Loaded query={query} rows={3}>
        {({ items }) =>
          items.length === 0 ? (
            <CardBody>{strings.noNews}</CardBody>
          ) : (
            <RowList>
              {items.map(({ id, title, author, category, createdAt, isSolved, replies }) => (
                <RowItem
                  key={id}
                  detail={
                    <>
                      <AuthorInLine author={author} />
                      <OwnText>{` · ${category} · ${isSolved ? strings.solvedMark : strings.replies(replies)}`}</OwnText>
                    </>
                  }
                  when={formatRelative(createdAt, serverNow())}
                  whenTone="muted"
                >
                  <Link href={topicHref(area, id)} isStrong>
                    {title}
                  </Link>
                </RowItem>
              ))}
            </RowList>
          )
        }
      </Loaded>
    </Card>
  );
}
