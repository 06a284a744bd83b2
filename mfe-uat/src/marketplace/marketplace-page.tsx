import { COMPARED_MAX, type MemberPartnerList } from '@psp/contracts/marketplace';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toggled } from './compared.ts';
import { filterStrings } from './filter-strings.ts';
import { type PartnerFilters, partnerList } from './filters.ts';
import { MarketFrame } from './market-frame.tsx';
import { MemberCard, MemberGrid } from './member-card.tsx';
import { partnersQuery } from './queries.ts';
import { Skeletons } from './skeletons.tsx';
import { strings } from './strings.ts';
import { Tray } from './tray.tsx';
import { Views } from './views.tsx';

const favouriteWords = (readsOnly: boolean) => ({
  ...strings,
  emptyTitle: strings.noFavourites,
  emptyText: readsOnly ? strings.noFavouritesToRead : strings.noFavouritesText,
});

/** /uat/marketplace: the partners, by whatever matters to the authority. */
export function MarketplacePage() {
  const listed = useListed(partnerList, partnersQuery);
  const { query } = listed;
  // The boxes answer at once; the address, which Back returns to, follows.
  const [compared, choose] = useState(() => (listed.filters.compare ? listed.filters.compare.split(',') : []));
  const filters = { ...listed.filters, compare: compared.join() };
  const navigate = useNavigate();
  const compare = (ids: string[]) => {
    choose(ids);
    void navigate(partnerList.address({ ...filters, compare: ids.join() }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const readsOnly = useIsReadOnly();
  const isFavourites = filters.favourites !== undefined;
  return (
    <MarketFrame category={filters.category}>
      <Views
        current={isFavourites ? 'favourites' : 'partners'}
        favourites={query.data?.favourites ?? null}
        compare={filters.compare}
      />
      <FilteredList
        {...listed}
        filters={filters}
        words={isFavourites ? favouriteWords(readsOnly) : strings}
        order={<Order filters={filters} list={query.data} />}
        skeleton={<Skeletons />}
      >
        {({ items }) => (
          <MemberGrid>
            {items.map((partner) => (
              <MemberCard
                key={partner.id}
                partner={partner}
                isCompared={compared.includes(partner.id)}
                isFull={compared.length === COMPARED_MAX}
                onCompare={() => compare(toggled(compared, partner.id))}
              />
            ))}
          </MemberGrid>
        )}
      </FilteredList>
      <Tray ids={compared} onChange={compare} />
    </MarketFrame>
  );
}

function Order({ filters: { q, sort }, list }: { filters: PartnerFilters; list: MemberPartnerList | undefined }) {
  if (!list || list.total === 0) return null;
  if (q && sort !== 'newest') return <p>{strings.bySearch}</p>;
  if (sort === 'price') return <p>{strings.byPrice}</p>;
  if (sort !== 'suited') return <p>{filterStrings.explained[sort]}</p>;
  const domains = list.suitedTo.map((slug) => DOMAINS[slug]).join(', ');
  return <p>{domains ? strings.suited(domains) : strings.suitedToNothing}</p>;
}
