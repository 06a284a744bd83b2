import { serverNow } from '@psp/auth/session/server-clock';
import type { OfferListItem } from '@psp/contracts/offer-list';
import { OFFER_STATUS } from '@psp/contracts/offers';
import { formatDateTime, formatLei, formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { RowItem } from '@psp/design-system/rows';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Clock from 'lucide-react/icons/clock';
import PenLine from 'lucide-react/icons/pen-line';
import Wallet from 'lucide-react/icons/wallet';
import { StatusBadge } from '@psp/design-system/badge';
import { Fact, Facts, Muted } from '../common/facts.tsx';
import { strings } from './strings.ts';

/** One offer of the list: to which request, at what price, by when, and where it stands. */
export function OfferRow({ offer }: { offer: OfferListItem }) {
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
