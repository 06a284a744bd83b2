import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { RowList } from '@psp/design-system/rows';
import { dayChips } from '@psp/features/reports/ui/day-chips';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { offerList } from './filters.ts';
import { strings } from './strings.ts';
import { OfferRow } from './offer-row.tsx';
import { exportHref, offersQuery } from './queries.ts';

/** Every offer of the firm, by state. */
export function OffersPage() {
  usePageTitle(strings.title);
  const listed = useListed(offerList, offersQuery);
  return (
    <Page>
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        {...listed}
        words={strings}
        moreChips={dayChips(listed.filters, strings)}
        order={
          listed.query.data?.total ? <ExportLinks hrefOf={(format) => exportHref(listed.filters, format)} /> : null
        }
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
