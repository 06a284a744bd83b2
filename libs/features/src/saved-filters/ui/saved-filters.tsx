import { isLapsed } from '@psp/contracts/lapsed-filter';
import { MenuButton } from '@psp/design-system/menu';
import { Row } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import type { ListFilters } from '@psp/remote/lists/list-filters';
import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { ManageDialog } from './manage-dialog.tsx';
import { News, useLook } from './news.tsx';
import { filtersQuery, type Kept } from './queries.ts';
import { SaveButton } from './save-button.tsx';
import { strings } from './strings.ts';

interface Kind {
  page: number;
  /** Shows only what has come since. */
  since?: string | undefined;
}

interface SavedFiltersProps<Filters extends Kind> {
  kept: Kept;
  list: ListFilters<Filters>;
  /** Those of the address. */
  filters: Filters;
}

/**
 * The filters of a list that the person keeps under names, each a link to the list's address with them; and a button that keeps
 * those of the address while they are none of these. Without an answer of the service there is nothing of it.
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
      <ManageDialog
        kept={kept}
        items={data.items}
        query={query}
        isOpen={isManaging}
        onClose={() => setManaging(false)}
      />
    </Row>
  );
}
