import type { RequestView } from '@psp/contracts/service-requests';
import { SelectField } from '@psp/design-system/fields';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOrder, ORDERS, sortOffers } from './comparison.ts';
import { OffersTable } from './comparison-table.tsx';
import { strings } from './strings.ts';
import { type Decision, OfferButtons } from './offer-buttons.tsx';
import { OfferDialogs } from './offer-dialogs.tsx';

const orders = ORDERS.map((value) => ({ value, label: strings.orders[value] }));

/** The offers of a request: sealed with their number, then side by side. */
export function OffersTab({ view }: { view: RequestView }) {
  const { offers } = view;
  if (view.offerCount === 0) return <EmptyState title={strings.noneTitle}>{noneText(view)}</EmptyState>;
  return offers ? <Comparison view={view} offers={offers} /> : <Sealed view={view} />;
}

function noneText(view: RequestView): string {
  if (!view.sentAt) return strings.noneDraft;
  return view.submissionOpen ? strings.none : strings.noneLate;
}

/* The button that opens them stands above, in the next step. */
function Sealed({ view }: { view: RequestView }) {
  const deadline = view.content.deadline;
  return (
    <EmptyState icon={<Lock size={32} aria-hidden />} title={strings.sealedTitle(view.offerCount)}>
      {view.submissionOpen && deadline ? strings.sealed(formatDateTime(deadline)) : strings.sealedLate}
    </EmptyState>
  );
}

function Comparison({ view, offers }: { view: RequestView; offers: NonNullable<RequestView['offers']> }) {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<{ offerId: string; decision: Decision } | null>(null);
  const missing = view.offerCount - offers.length;
  const wanted = search.get('order');
  const order = isOrder(wanted) ? wanted : 'price';
  const setOrder = (value: string) =>
    setSearch(
      (now) => {
        now.set('order', value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap={16}>
      {offers.length > 1 ? (
        <Row>
          <SelectField label={strings.order} options={orders} value={order} onChange={setOrder} />
        </Row>
      ) : null}
      {missing > 0 ? <p>{strings.unconfirmed(missing)}</p> : null}
      <OffersTable
        offers={sortOffers(offers, order)}
        actionsFor={(offer) => (
          <OfferButtons request={view} offer={offer} onAsk={(decision) => setAsked({ offerId: offer.id, decision })} />
        )}
      />
      {offers.map((offer) => (
        <OfferDialogs
          key={offer.id}
          request={view}
          offer={offer}
          asked={asked?.offerId === offer.id ? asked.decision : null}
          onClose={() => setAsked(null)}
        />
      ))}
    </Stack>
  );
}
