import { OFFER_STATUS } from '@psp/contracts/offer-names';
import type { OverseenOfferView } from '@psp/contracts/overseen';
import { StatusBadge } from '@psp/design-system/badge';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { LoadedPage } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { amountOf, PartyLink } from '../records/cells.tsx';
import { RecordPage } from '../records/record-page.tsx';
import { NAME } from './name.ts';
import { offerQuery } from './queries.ts';
import { strings } from './strings.ts';

/** /admin/offers/:id: one opened offer with its parties and recorded acts. */
export function OfferPage() {
  const { id = '' } = useParams();
  const query = useQuery(offerQuery(id));
  return (
    <LoadedPage query={query} rows={10}>
      {(offer) => <Offer offer={offer} />}
    </LoadedPage>
  );
}

function Offer({ offer }: { offer: OverseenOfferView }) {
  const { request, uat, firma, status, deliveryDays, validUntil, decidedAt, submittedAt, projectId } = offer;
  return (
    <RecordPage
      title={strings.name(firma.name)}
      number={request.number}
      list={{ label: NAME, href: '/admin/offers' }}
      badge={<StatusBadge status={OFFER_STATUS[status]} />}
      meta={[request.title, uat.name]}
      trail={{ title: strings.auditTitle, entries: offer.entries }}
    >
      <FactsCard
        title={strings.facts}
        columns={2}
        items={[
          { term: strings.firm, detail: <PartyLink party={firma} /> },
          { term: strings.authority, detail: <PartyLink party={uat} /> },
          {
            term: strings.request,
            detail: <Link href={`/admin/service-requests/${request.id}`}>{request.number}</Link>,
          },
          {
            term: strings.project,
            detail: projectId && <Link href={`/admin/projects/${projectId}`}>{strings.seeProject}</Link>,
          },
          { term: strings.price, detail: amountOf(offer.price) },
          { term: strings.priceWithVat, detail: amountOf(offer.priceWithVat) },
          { term: strings.delivery, detail: deliveryDays === null ? null : strings.days(deliveryDays) },
          { term: strings.validUntil, detail: validUntil && formatDate(validUntil) },
          { term: strings.submitted, detail: submittedAt && formatDateTime(submittedAt) },
          { term: strings.opened, detail: formatDateTime(offer.openedAt) },
          { term: strings.decided, detail: decidedAt && formatDateTime(decidedAt) },
          { term: strings.reason, detail: offer.reason },
        ]}
      />
    </RecordPage>
  );
}
