import { isLapsed } from '@psp/contracts/lapsed-filter';
import type { SavedFilter } from '@psp/contracts/saved-filters';
import { Link } from '@psp/design-system/link';
import { MenuButton } from '@psp/design-system/menu';
import { Row } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import type { ListFilters } from '@psp/remote/lists/list-filters';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { filtersQuery, type Kept, lookAtFilter } from './queries.ts';
import { SaveButton } from './save-button.tsx';
import { strings } from './strings.ts';

const ManageDialog = lazy(async () => ({ default: (await import('./manage-dialog.tsx')).ManageDialog }));

interface Kind {
  page: number;
  /** Restricts the list to rows that are new since the last visit. */
  since?: string | undefined;
}

interface SavedFiltersProps<Filters extends Kind> {
  kept: Kept;
  list: ListFilters<Filters>;
  /** Filters of the address. */
  filters: Filters;
}

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
  /** Returns the address of the list with exactly the new rows of a filter. */
  hrefOf: (query: string, since: string) => string;
}

/** Number of new rows for each filter, as links; renders nothing when there are none. */
function News({ items, hrefOf }: NewsProps) {
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

/** Marks the new rows of a filter as seen once its list is shown. Failures are ignored. */
function useLook(kept: Kept, opened: SavedFilter | undefined, asOf: string | undefined): void {
  const client = useQueryClient();
  const id = opened?.news && opened.news.count > 0 ? opened.id : null;
  useEffect(() => {
    if (!id || !asOf) return;
    lookAtFilter(kept, id, asOf)
      .then((fresh) => client.setQueryData(filtersQuery(kept).queryKey, fresh))
      .catch(() => undefined);
  }, [client, kept, id, asOf]);
}

/**
 * The user's saved filters of a list, each a link to the list with these filters, and a button that saves the filters of the address
 * while they are not saved. Renders nothing until the service has answered.
 */
export function SavedFilters<Filters extends Kind>({ kept, list, filters }: SavedFiltersProps<Filters>) {
  const { data } = useQuery(filtersQuery(kept));
  const [isManaging, setManaging] = useState(false);
  const query = list.query({ ...filters, page: list.none.page, since: undefined });
  const read = (kept: string) => list.read(new URLSearchParams(kept));
  const opened = data?.items.find((one) => list.query(read(one.query)) === query);
  useLook(kept, opened, data?.asOf);
  if (!data) return null;
  const known = data.items.map((one) => ({ ...one, href: list.address(read(one.query)) }));
  const links = known.map(({ id, name, href, query: own }) => ({
    key: id,
    label: isLapsed(own) ? strings.lapsed(name) : name,
    href,
  }));
  const manage = { key: 'manage', label: strings.manage, onAction: () => setManaging(true) };
  const hasNothing = links.length === 0 && !isManaging;
  if (hasNothing && query === '') return null;
  return (
    <Row gap={8} {...screenOnly}>
      {links.length > 0 ? (
        <MenuButton
          label={strings.saved}
          items={[...links, manage]}
          variant="quiet"
          size="small"
          icon={<Bookmark aria-hidden />}
        />
      ) : null}
      {query !== '' && !opened ? <SaveButton kept={kept} query={query} /> : null}
      <News
        items={data.items.filter((one) => one !== opened)}
        hrefOf={(kept, since) => list.address({ ...read(kept), since })}
      />
      {isManaging ? (
        <Suspense>
          <ManageDialog kept={kept} items={data.items} query={query} onClose={() => setManaging(false)} />
        </Suspense>
      ) : null}
    </Row>
  );
}
