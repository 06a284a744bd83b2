import type { FirmaDashboard } from '@psp/contracts/own-dashboards';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { winRateOf } from '@psp/contracts/win-rate';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { offerList } from '../offers/filters.ts';
import { strings } from './strings.ts';

const States = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 8px 24px;
  li { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
  a { min-width: 24px; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
`;

type States = FirmaDashboard['offers'];

const hrefOf = (status: States[number]['status'] | 'decided') => offerList.address({ ...offerList.none, status });

/** Numbers of offers by status and the win rate, each linked to its list. */
export function OfferStates({ offers }: { offers: States }) {
  return (
    <Card aria-labelledby="offers">
      <CardHeader
        id="offers"
        title={strings.offersTitle}
        action={<Link href="/firma/offers">{strings.allOffers}</Link>}
      />
      <CardBody>
        {offers.length === 0 ? (
          strings.noOffers
        ) : (
          <Stack gap={16}>
            <States role="list">
              {offers.map(({ status, offers: count }) => (
                <li key={status}>
                  <StatusBadge status={OFFER_STATUS[status]} />
                  <Link href={hrefOf(status)} aria-label={strings.inState(OFFER_STATUS[status].label, count)}>
                    {formatNumber(count)}
                  </Link>
                </li>
              ))}
            </States>
            <WinRate offers={offers} />
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}

function WinRate({ offers }: { offers: States }) {
  const countOf = (wanted: string) => offers.find(({ status }) => status === wanted)?.offers ?? 0;
  const decided = { accepted: countOf('accepted'), declined: countOf('declined') };
  const rate = winRateOf(decided);
  const report = <Link href="/firma/reports">{strings.report}</Link>;
  if (rate === null) {
    return (
      <p>
        {strings.undecided} {report}
      </p>
    );
  }
  return (
    <p>
      {strings.winRate} <strong>{strings.percent(rate)}</strong>:{' '}
      <Link href={hrefOf('decided')}>{strings.wonOf(decided.accepted, decided.accepted + decided.declined)}</Link>.{' '}
      {report}
    </p>
  );
}
