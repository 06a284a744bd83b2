import type { RequestView } from '@psp/contracts/service-requests';
import { SelectField } from '@psp/design-system/fields';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import Lock from 'lucide-react/icons/lock';
import { ORDERS } from './comparison.ts';
import { FixedDecision } from './fixed-decision.tsx';
import { OffersTable } from './comparison-table.tsx';
import { strings } from './strings.ts';
import { OfferButtons } from './offer-buttons.tsx';
import type { Asked } from './offer-dialogs.tsx';
import { PairChooser } from './pair-chooser.tsx';
import { RankedOffers } from './ranked-offers.tsx';
import { useComparison } from './use-comparison.ts';
import { WeightsCard } from './weights-card.tsx';

const orders = ORDERS.map((value) => ({ value, label: strings.orders[value] }));

interface OffersTabProps {
  view: RequestView;
  /** Opens the question before a decision. */
  onAsk: (asked: Asked) => void;
}

/** The offers of a request: sealed with their number, then side by side. */
export function OffersTab({ view, onAsk }: OffersTabProps) {
  const { offers } = view;
  if (view.offerCount === 0) return <EmptyState title={strings.noneTitle}>{noneText(view)}</EmptyState>;
  return offers ? <Comparison view={view} onAsk={onAsk} /> : <Sealed view={view} />;
}

function noneText(view: RequestView): string {
  if (!view.sentAt) return strings.noneDraft;
  return view.submissionOpen ? strings.none : strings.noneLate;
}

/* The button that opens them stands above, in the next step. */
function Sealed({ view }: { view: RequestView }) {
  const deadline = view.content.deadline;
  return (
    <Stack gap={16}>
      <WeightsCard view={view} />
      <EmptyState icon={<Lock size={32} aria-hidden />} title={strings.sealedTitle(view.offerCount)}>
        {view.submissionOpen && deadline ? strings.sealed(formatDateTime(deadline)) : strings.sealedLate}
      </EmptyState>
    </Stack>
  );
}

function Comparison({ view, onAsk }: OffersTabProps) {
  const { order, setOrder, pick, putBeside, ...compared } = useComparison(view);
  const { offers } = compared;
  const missing = view.offerCount - offers.length;
  return (
    <Stack gap={16}>
      <WeightsCard view={view} />
      {offers.length > 1 ? (
        <Row>
          <SelectField label={strings.order} options={orders} value={order} onChange={setOrder} />
        </Row>
      ) : null}
      {missing > 0 ? <p>{strings.unconfirmed(missing)}</p> : null}
      <RankedOffers compared={compared} />
      <PairChooser compared={compared} onPick={pick} onPutBeside={putBeside} />
      <OffersTable
        compared={compared}
        actionsFor={(offer) => (
          <OfferButtons
            request={view}
            offer={offer}
            isPicked={offer.id === compared.picked?.id}
            onPick={() => pick(offer.id)}
            onAsk={(decision) => onAsk({ offerId: offer.id, decision })}
          />
        )}
      />
      {compared.picked ? <FixedDecision request={view.id} offer={compared.picked} onAsk={onAsk} /> : null}
    </Stack>
  );
}
