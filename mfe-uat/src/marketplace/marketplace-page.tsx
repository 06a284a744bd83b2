import { COMPARED_MAX, type MemberPartnerList } from '@psp/contracts/marketplace';
import type { PartnerView } from '@psp/contracts/partners';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { Button, ButtonLink } from '@psp/design-system/button';
import { useFocusAfterRemoval } from '@psp/design-system/focus-after-removal';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { visuallyHidden } from '@psp/design-system/visually-hidden';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { PartnerLogo } from '@psp/features/partners/ui/partner-logo';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CircleOff from 'lucide-react/icons/circle-off';
import X from 'lucide-react/icons/x';
import { useState, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { trayStrings } from './compare-strings.ts';
import { toggleId, compareHref } from './compared.ts';
import { filterStrings } from './filter-strings.ts';
import { type PartnerFilters, partnerList } from './filters.ts';
import { MarketFrame, Skeletons, Views } from './market-frame.tsx';
import { MemberCard, MemberGrid } from './member-card.tsx';
import { partnersQuery, comparedQuery } from './queries.ts';
import { strings } from './strings.ts';

const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin: 0 -32px -56px;
  padding: 12px 32px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 -4px 16px rgb(14 42 76 / 10%);
  h2 { font-size: 1rem; line-height: 1.3; }
  p { color: var(--ink-muted); font-size: 0.9375rem; }
  ${media.narrow} { margin: 0 -16px -40px; padding: 10px 16px; > div { ${visuallyHidden} } }
`;

const Chosen = styled.ul`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 8px;
  li { display: flex; align-items: center; gap: 8px; padding: 2px 2px 2px 8px; border: 1px solid var(--line); border-radius: 4px; font-weight: 600; font-size: 0.9375rem; }
  li > :first-child { zoom: 0.6; }
  li > :nth-child(2) { min-width: 0; overflow-wrap: anywhere; }
  ${media.narrow} { flex: 1 0 100%; li > :first-child { display: none; } }
  button { display: grid; place-items: center; width: 36px; height: 36px; border: 0; background: none; color: var(--ink); cursor: pointer; }
`;

const favouriteWords = (isReadOnly: boolean) => ({
  ...strings,
  emptyTitle: strings.noFavourites,
  emptyText: isReadOnly ? strings.noFavouritesToRead : strings.noFavouritesText,
});

/** /uat/marketplace: the filtered list of partners. */
export function MarketplacePage() {
  const listed = useListed(partnerList, partnersQuery);
  const { query } = listed;
  // The checkboxes change at once; the address, which the Back button restores, follows.
  const [compared, setCompared] = useState(() => (listed.filters.compare ? listed.filters.compare.split(',') : []));
  const filters = { ...listed.filters, compare: compared.join() };
  const navigate = useNavigate();
  const compare = (ids: string[]) => {
    setCompared(ids);
    void navigate(partnerList.address({ ...filters, compare: ids.join() }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const isReadOnly = useIsReadOnly();
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
        words={isFavourites ? favouriteWords(isReadOnly) : strings}
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
                onCompare={() => compare(toggleId(compared, partner.id))}
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

interface TrayProps {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Bar with the firms chosen for comparison, at the bottom of the screen; hidden while none is chosen. */
function Tray({ ids, onChange }: TrayProps) {
  const { data, isPlaceholderData } = useQuery({
    ...comparedQuery(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const chips = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const onPress = useFocusAfterRemoval(chips, title, ids.join());
  const change = (left: string[]) => {
    onChange(left);
    keepKeyboardOnPage();
  };
  const gone = data && !isPlaceholderData ? ids.filter((id) => data.every((partner) => partner.id !== id)) : [];
  if (ids.length === 0) return null;
  return (
    <Bar aria-labelledby="tray" {...screenOnly}>
      <div>
        <h2 id="tray" ref={title} tabIndex={-1}>
          {trayStrings.title}
        </h2>
        <p role="status">{trayStrings.chosen(ids.length, COMPARED_MAX)}</p>
      </div>
      <Chosen ref={chips} onClickCapture={onPress}>
        {data
          ?.filter(({ id }) => ids.includes(id))
          .map((partner) => (
            <Chip key={partner.id} partner={partner} onRemove={() => change(ids.filter((id) => id !== partner.id))} />
          ))}
        {gone.map((id) => (
          <Chip key={id} onRemove={() => change(ids.filter((one) => one !== id))} />
        ))}
      </Chosen>
      {ids.length > 1 ? <ButtonLink href={compareHref(ids)}>{trayStrings.compare(ids.length)}</ButtonLink> : null}
      <Button variant="quiet" onPress={() => change([])}>
        {trayStrings.clear}
      </Button>
    </Bar>
  );
}

/** A chosen firm; without `partner`, one that has left the portal. */
function Chip({ partner, onRemove }: { partner?: PartnerView; onRemove: () => void }) {
  const name = partner?.name ?? trayStrings.gone;
  return (
    <li>
      {partner ? <PartnerLogo partner={partner} /> : <CircleOff aria-hidden />}
      <span>{name}</span>
      <button type="button" aria-label={trayStrings.remove(name)} onClick={onRemove}>
        <X size={18} aria-hidden />
      </button>
    </li>
  );
}
