import type { SavedFilter } from '@psp/contracts/saved-filters';
import { Link } from '@psp/design-system/link';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { filtersQuery, type Kept, lookAtFilter } from './queries.ts';
import { strings } from './strings.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
`;

const Rows = styled.ul`
  display: contents;
  list-style: none;
`;

interface NewsProps {
  items: readonly SavedFilter[];
  /** Address of the list of exactly what is new under a filter. */
  hrefOf: (query: string, since: string) => string;
}

/** How much is new under each of the filters, as links to it; nothing while there is none. */
export function News({ items, hrefOf }: NewsProps) {
  const links = items.flatMap(({ id, name, query, news }) =>
    news && news.count > 0
      ? [{ id, href: hrefOf(query, news.since), label: strings.news(name, news.count, news.isCapped) }]
      : [],
  );
  if (links.length === 0) return null;
  return (
    <Line>
      <span id="filter-news">{strings.newsTitle}</span>
      <Rows role="list" aria-labelledby="filter-news">
        {links.map(({ id, href, label }) => (
          <li key={id}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </Rows>
    </Line>
  );
}

/** Counts what is new under a filter as seen once its list is shown. A failure changes nothing for the reader. */
export function useLook(kept: Kept, opened: SavedFilter | undefined, asOf: string | undefined): void {
  const client = useQueryClient();
  const id = opened?.news && opened.news.count > 0 ? opened.id : null;
  useEffect(() => {
    if (!id || !asOf) return;
    lookAtFilter(kept, id, asOf)
      .then((fresh) => client.setQueryData(filtersQuery(kept).queryKey, fresh))
      .catch(() => undefined);
  }, [client, kept, id, asOf]);
}
