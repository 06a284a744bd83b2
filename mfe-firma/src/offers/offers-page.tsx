import { serverNow } from '@psp/auth/session/server-clock';
import type { OfferListItem } from '@psp/contracts/offer-list';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { formatDateTime, formatLei, formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { dayChips } from '@psp/features/reports/ui/day-chips';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Clock from 'lucide-react/icons/clock';
import PenLine from 'lucide-react/icons/pen-line';
import Wallet from 'lucide-react/icons/wallet';
import { Fact, Facts, Muted } from '../common/facts.tsx';
import { offerList } from './filters.ts';
import { exportHref, offersQuery } from './queries.ts';
import { strings } from './strings.ts';

/** One offer of the list, with its request, price, deadline and status. */
function OfferRow({ offer }: { offer: OfferListItem }) {
  const { request, price, projectId } = offer;
  return (
    <RowItem action={<StatusBadge status={OFFER_STATUS[offer.status]} />}>
      <Stack gap={4}>
        <Link href={`/firma/opportunities/${request.id}`} isStrong>
          {request.title}
        </Link>
        <Muted>
          {request.number}, {request.uat}
        </Muted>
        <Facts role="list">
          <li>
            <Fact icon={Wallet}>{price === null ? strings.noPrice : strings.priceOf(formatLei(price))}</Fact>
          </li>
          <li>
            <Fact icon={Clock}>{strings.deadlineOf(formatDateTime(request.deadline))}</Fact>
          </li>
          <li>
            <Fact icon={PenLine}>{strings.changedOf(formatRelative(offer.updatedAt, serverNow()))}</Fact>
          </li>
          {projectId ? (
            <li>
              <Fact icon={BriefcaseBusiness}>
                <Link href={`/firma/projects/${projectId}`} aria-label={`${strings.openProject}, ${request.title}`}>
                  {strings.openProject}
                </Link>
              </Fact>
            </li>
          ) : null}
        </Facts>
      </Stack>
    </RowItem>
  );
}

/** /firma/offers: all offers of the firm, filtered by status. */
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
