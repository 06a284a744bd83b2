import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { RowList } from '@psp/design-system/rows';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { offerList } from './filters.ts';
import { strings } from './strings.ts';
import { OfferRow } from './offer-row.tsx';
import { offersQuery } from './queries.ts';

/** Every offer of the firm, by state. */
export function OffersPage() {
  usePageTitle(strings.title);
  const [search] = useSearchParams();
  const filters = offerList.read(search);
  const query = useQuery(offersQuery(filters));
  return (
    <Page>
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        list={offerList}
        filters={filters}
        query={query}
        words={strings}
        emptyAction={<ButtonLink href="/firma/opportunities">{strings.emptyAction}</ButtonLink>}
      >
        {({ items }) => (
          <Card aria-label={strings.title}>
            <RowList>
              {items.map((offer) => (
                <OfferRow key={offer.id} offer={offer} />
              ))}
            </RowList>
          </Card>
        )}
      </FilteredList>
    </Page>
  );
}
