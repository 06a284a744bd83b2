import type { OfferComparisonItem } from '@psp/contracts/offers';
import type { RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/text-fields';
import { formatLei } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { type ActForm, useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { useRequestAct } from '../service-requests/queries.ts';
import { type Prepared, prepareReasons } from './prepared-reasons.ts';
import { offers } from './queries.ts';
import { dialog as words } from './reason-words.ts';
import { strings as texts } from './score-strings.ts';
import { strings } from './strings.ts';
import { compare } from './use-comparison.ts';

const CHOSEN = 'chosen';
const LONGEST_REASON = 2000;
const LONGEST_EXCEPTION = 400;
/* Longest introduction of an exception in the reason. */
const LONGEST_INTRODUCTION = 50;

const Sides = styled.div<{ $isTwo: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isTwo }) => ($isTwo ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  gap: 24px;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
`;

const FieldFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 36px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

/* Texts of the form: exceptions by key, the reason of the choice under `chosen`, other reasons by offer id. */
type ReasonTexts = Record<string, string>;

const textsOf = ({ chosen, others, exceptions }: Prepared): ReasonTexts => ({
  ...Object.fromEntries(exceptions.map(({ key }) => [key, ''])),
  [CHOSEN]: chosen,
  ...Object.fromEntries(others.map(({ offer, reason }) => [offer.id, reason])),
});

/* The exceptions are appended to the reason of the choice. */
const wholeReason = ({ exceptions }: Prepared, written: ReasonTexts): string =>
  [
    (written[CHOSEN] ?? '').trim(),
    ...exceptions.map(({ key, sentence }) => sentence((written[key] ?? '').trim())),
  ].join(' ');

/* Follows the comparison while the offer can still be accepted. */
function usePrepared(view: RequestView, offer: OfferComparisonItem, isOpen: boolean): Prepared {
  const fresh = prepareReasons(view, offer);
  const [prepared, setPrepared] = useState(fresh);
  const canAccept = offer.actions.includes('accept');
  const isStale = JSON.stringify(textsOf(prepared)) !== JSON.stringify(textsOf(fresh));
  if (isStale && (canAccept || !isOpen)) setPrepared(fresh);
  return prepared;
}

interface ComparedOffer {
  request: RequestView;
  offer: OfferComparisonItem;
}

interface DialogProps extends ComparedOffer {
  isOpen: boolean;
  onClose: () => void;
}

/* Every text is required. */
const checkOf =
  ({ others, exceptions }: Prepared) =>
  (written: ReasonTexts): Partial<Record<string, string | undefined>> => {
    const missing = [
      ...exceptions.map(({ key, missing: message }) => [key, message] as const),
      [CHOSEN, words.missing] as const,
      ...others.map(({ offer: { id, firma } }) => [id, words.missingFor(firma.name)] as const),
    ];
    return Object.fromEntries(missing.map(([key, message]) => [key, written[key]?.trim() ? undefined : message]));
  };

function useAccepting({ request, offer }: ComparedOffer, prepared: Prepared) {
  const { others } = prepared;
  const blank = textsOf(prepared);
  const accept = useRequestAct<ReasonTexts>(request.id, {
    send: (written) =>
      offers.call('POST /offers/:id/accept', {
        id: offer.id,
        body: {
          ...{ version: offer.version, requestVersion: request.version, reason: wholeReason(prepared, written) },
          declineReasons: others.map(({ offer: { id } }) => ({ offerId: id, reason: written[id] ?? '' })),
        },
      }),
    done: strings.accepted(offer.firma.name),
  });
  const form = useFormOf<ReasonTexts>(accept, {
    blank,
    ids: Object.fromEntries(Object.keys(blank).map((name) => [name, `reason-${offer.id}-${name}`])),
    check: checkOf(prepared),
  });
  const [before, setBefore] = useState(blank);
  // Edited texts are kept.
  const refill = useEffectEvent((now: ReasonTexts) => {
    const isWritten = (name: string) => form.values[name] !== undefined && form.values[name] !== before[name];
    form.change(Object.fromEntries(Object.entries(now).filter(([name]) => !isWritten(name))));
    setBefore(now);
  });
  useEffect(() => refill(textsOf(prepared)), [prepared]);
  return form;
}

interface OtherFirmsProps {
  others: Prepared['others'];
  form: ActForm<ReasonTexts, ReasonTexts>;
}

/** The reasons for the firms that were not chosen. An edited reason can be reset to the prepared text. */
function OtherFirms({ others, form }: OtherFirmsProps) {
  return (
    <Stack gap={12}>
      <div>
        <h3>{words.others(others.length)}</h3>
        <p>{words.othersHint}</p>
      </div>
      {others.map(({ offer: { id, firma }, rank, reason }) => (
        <div key={id}>
          <TextAreaField {...form.field(id)} label={words.reasonFor(firma.name)} rows={5} maxLength={2000} />
          <FieldFooter>
            <span>{rank}</span>
            {form.values[id] === reason ? (
              <span>{words.prepared}</span>
            ) : (
              <Button
                variant="quiet"
                size="small"
                aria-label={`${words.restore}, ${firma.name}`}
                onPress={() => form.change({ [id]: reason })}
              >
                {words.restore}
              </Button>
            )}
          </FieldFooter>
        </div>
      ))}
    </Stack>
  );
}

/** Asks for the reason of the choice and of each refusal, prepared from the comparison. */
export function AcceptDialog({ request, offer, isOpen, onClose }: DialogProps) {
  const prepared = usePrepared(request, offer, isOpen);
  const form = useAccepting({ request, offer }, prepared);
  const { others } = prepared;
  return (
    <ActDialog
      act={form}
      title={strings.acceptTitle(offer.firma.name)}
      confirmLabel={others.length > 0 ? words.send : strings.accept}
      isOpen={isOpen}
      isWide
      onClose={onClose}
    >
      <OfferFacts request={request} offer={offer} />
      <Sides $isTwo={others.length > 0}>
        <Stack gap={16}>
          <ReasonFields form={form} prepared={prepared} firm={offer.firma.name} />
          <div>
            <h3>{words.nextTitle}</h3>
            <ul>
              {words.next(offer.firma.name, others.length).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <strong>{words.final}</strong>
        </Stack>
        {others.length > 0 ? <OtherFirms others={others} form={form} /> : null}
      </Sides>
    </ActDialog>
  );
}

interface ReasonFieldsProps {
  form: ReturnType<typeof useAccepting>;
  prepared: Prepared;
  /** Name of the chosen firm. */
  firm: string;
}

function ReasonFields({ form, prepared: { exceptions }, firm }: ReasonFieldsProps) {
  return (
    <>
      {exceptions.map(({ key, label }) => (
        <TextAreaField
          key={key}
          {...form.field(key)}
          label={label}
          hint={words.firstHint}
          rows={2}
          maxLength={LONGEST_EXCEPTION}
        />
      ))}
      <TextAreaField
        {...form.field(CHOSEN)}
        label={words.why}
        hint={words.whyHint(firm)}
        rows={7}
        maxLength={LONGEST_REASON - exceptions.length * (LONGEST_EXCEPTION + LONGEST_INTRODUCTION)}
      />
    </>
  );
}

function OfferFacts({ request, offer }: ComparedOffer) {
  const { scores } = compare(request, 'score');
  const score = scores.get(offer.id);
  return (
    <Facts>
      <span>
        <strong>{formatLei(offer.price)}</strong> {strings.withoutVat(formatLei(offer.priceWithVat))}
      </span>
      <span>{words.delivery(common.days(offer.deliveryDays))}</span>
      {score ? <span>{words.score(texts.total(score.total), texts.place(score.place, scores.size))}</span> : null}
    </Facts>
  );
}
