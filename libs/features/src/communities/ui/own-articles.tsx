import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { articleHref, type ArticlesArea, statusFor } from '../../articles/ui/area.ts';
import { articlesQuery } from '../../articles/ui/queries.ts';
import { strings } from './strings.ts';

const { articles: words } = strings;
const SHOWN = 4;

/** The authority's articles and news, the last changed first, in whatever state they are. */
export function OwnArticles({ area, mayWrite }: { area: ArticlesArea; mayWrite: boolean }) {
  const query = useQuery(articlesQuery(area, { page: 1, q: '', status: 'all' }));
  const create = mayWrite ? <Link href={`${area.path}/new`}>{words.create}</Link> : null;
  return (
    <Card aria-labelledby="articles-title">
      <CardHeader id="articles-title" title={words.title} action={create} />
      <Loaded query={query} rows={2}>
        {({ items, total }) => (
          <>
            <RowList>
              {items.slice(0, SHOWN).map(({ id, title, category, status, updatedAt }) => (
                <RowItem
                  key={id}
                  detail={words.under(category, formatDate(updatedAt))}
                  action={<StatusBadge status={statusFor(area, status)} />}
                >
                  <Link href={articleHref(area, id)} isStrong>
                    {title}
                  </Link>
                </RowItem>
              ))}
            </RowList>
            <CardBody>{total === 0 ? <p>{words.none}</p> : <Link href={area.path}>{words.all(total)}</Link>}</CardBody>
          </>
        )}
      </Loaded>
    </Card>
  );
}
