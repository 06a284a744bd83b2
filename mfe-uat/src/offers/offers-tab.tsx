import type { OfferComparisonItem } from '@psp/contracts/offers';
import { CRITERIA, type Score } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { Button, ButtonLink } from '@psp/design-system/button';
import { SelectField } from '@psp/design-system/select-field';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack, VisuallyHidden } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { Pair } from '@psp/features/comparisons/ui/pair';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { writeHref } from '@psp/features/messages/ui/write-href';
import Lock from 'lucide-react/icons/lock';
import { strings as common } from '../common/strings.ts';
import { useRequestAct } from '../service-requests/queries.ts';
import { ORDERS } from './comparison.ts';
import { OffersTable } from './comparison-table.tsx';
import { FixedDecision } from './fixed-decision.tsx';
import type { PendingDecision } from './offer-dialogs.tsx';
import { offers } from './queries.ts';
import { RankedOffers } from './ranked-offers.tsx';
import { strings as texts } from './score-strings.ts';
import { strings } from './strings.ts';
import { UnansweredButton, useUnanswered } from './unanswered.tsx';
import { type Compared, useComparison } from './use-comparison.ts';
import { WeightsCard } from './weights-card.tsx';

const orders = ORDERS.map((value) => ({ value, label: strings.orders[value] }));

interface OffersTabProps {
  view: RequestView;
  /** Opens the dialog of a decision. */
  onAsk: (asked: PendingDecision) => void;
}

/** The offers of a request: while sealed only their number, then side by side. */
export function OffersTab({ view, onAsk }: OffersTabProps) {
  const { offers } = view;
  if (view.offerCount === 0) return <EmptyState title={strings.noneTitle}>{noneText(view)}</EmptyState>;
  return offers ? <Comparison view={view} onAsk={onAsk} /> : <Sealed view={view} />;
}

function noneText(view: RequestView): string {
  if (!view.sentAt) return strings.noneDraft;
  return view.submissionOpen ? strings.none : strings.noneLate;
}

/* The button that opens the offers is in the next step above. */
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

const { pair } = texts;

interface PairChooserProps {
  compared: Compared;
  onPick: (id: string) => void;
  onPickOther: (id: string) => void;
}

/** Narrow screens only: selects the two compared offers and explains the difference between their scores. */
function PairChooser({ compared, onPick, onPickOther }: PairChooserProps) {
  const { offers, scores, first, other } = compared;
  if (!first || !other) return null;
  const isOpen = first.actions.includes('accept');
  const optionsOf = (shown: OfferComparisonItem[]) => shown.map(({ id, firma }) => ({ value: id, label: firma.name }));
  const choices = offers.filter((offer) => offer.id === first.id || offer.actions.includes('accept'));
  const beside = offers.filter(({ id }) => id !== first.id);
  return (
    <Pair
      title={pair.title}
      sides={[
        {
          ...{ label: isOpen ? pair.one : pair.oneDecided, options: optionsOf(choices) },
          ...{ value: first.id, onChange: onPick },
        },
        { label: pair.other, options: optionsOf(beside), value: other.id, onChange: onPickOther },
      ]}
    >
      <p aria-live="polite">{describeDifference(first, scores.get(first.id), scores.get(other.id))}</p>
    </Pair>
  );
}

/* Subtracts whole tenths, which is exact. */
const subtract = (one: number, other: number): number => (Math.round(one * 10) - Math.round(other * 10)) / 10;

function describeDifference({ firma }: OfferComparisonItem, mine?: Score, theirs?: Score): string {
  if (!mine || !theirs) return '';
  const total = subtract(mine.total, theirs.total);
  const parts = CRITERIA.map((criterion) => ({ criterion, by: subtract(mine[criterion], theirs[criterion]) }))
    .filter(({ by }) => by !== 0)
    .toSorted((one, two) => Math.sign(total || 1) * (two.by - one.by))
    .map(({ criterion, by }) => pair.part(criterion, by))
    .join(', ');
  if (total === 0) return pair.equal(firma.name, parts);
  return total > 0 ? pair.more(firma.name, total, parts) : pair.less(firma.name, -total, parts);
}

interface OfferProps {
  request: RequestView;
  offer: OfferComparisonItem;
}

interface ButtonsProps extends OfferProps {
  /** True for the picked offer, whose accept button is the main action. */
  isPicked: boolean;
  onPick: () => void;
  onAsk: (decision: PendingDecision['decision']) => void;
}

/** Decision buttons of one offer. `OfferDialogs` holds their dialogs. */
function OfferButtons({ request, offer, isPicked, onPick, onAsk }: ButtonsProps) {
  const isReadOnly = useIsReadOnly();
  const about = <VisuallyHidden>{strings.of(offer.firma.name)}</VisuallyHidden>;
  return (
    <>
      {offer.actions.includes('accept') ? (
        <Button
          variant={isPicked ? 'primary' : 'secondary'}
          size="small"
          onPress={isPicked ? () => onAsk('accept') : onPick}
        >
          {isPicked ? strings.accept : strings.choose}
          {about}
        </Button>
      ) : null}
      {offer.actions.includes('shortlist') ? <Shortlist request={request} offer={offer} /> : null}
      {offer.actions.includes('decline') ? (
        <Button variant="quiet" size="small" onPress={() => onAsk('decline')}>
          {strings.decline}
          {about}
        </Button>
      ) : null}
      {isReadOnly ? null : (
        <ButtonLink
          href={writeHref({ kind: 'uat' }, { request: request.id, to: offer.firma.id })}
          variant="quiet"
          size="small"
        >
          {strings.write}
          {about}
        </ButtonLink>
      )}
    </>
  );
}

function Shortlist({ request, offer }: OfferProps) {
  const shortlist = useRequestAct(request.id, {
    send: () => offers.call('POST /offers/:id/shortlist', { id: offer.id, body: { version: offer.version } }),
    done: strings.shortlisted(offer.firma.name),
    failed: common.error,
  });
  return (
    <Button variant="quiet" size="small" isPending={shortlist.isPending} onPress={() => shortlist.run()}>
      {strings.shortlist}
      <VisuallyHidden>{strings.of(offer.firma.name)}</VisuallyHidden>
    </Button>
  );
}

function Comparison({ view, onAsk }: OffersTabProps) {
  const { order, setOrder, pick, pickOther, ...compared } = useComparison(view);
  const unanswered = useUnanswered(view);
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
      <PairChooser compared={compared} onPick={pick} onPickOther={pickOther} />
      <OffersTable
        compared={compared}
        unanswered={unanswered.byOffer}
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
      <UnansweredButton unanswered={unanswered} />
      {compared.picked ? <FixedDecision request={view.id} offer={compared.picked} onAsk={onAsk} /> : null}
    </Stack>
  );
}
