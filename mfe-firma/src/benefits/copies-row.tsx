import {
  type BenefitClaim,
  type BenefitsView,
  CLAIM_STATUS,
  changeAddress,
  type ClaimCopy,
  claimCopy,
} from '@psp/contracts/benefits';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { LifeCycleSteps } from '@psp/design-system/life-cycle';
import { OwnText } from '@psp/design-system/own-text';
import { Row, Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import BookOpen from 'lucide-react/icons/book-open';
import Truck from 'lucide-react/icons/truck';
import { type ComponentProps, useId } from 'react';
import { BenefitRow, RowPart } from './benefit-row.tsx';
import { CancelButton } from './cancel-button.tsx';
import { api, useBenefitAct } from './queries.ts';
import { strings as all } from './strings.ts';

const strings = all.copy;

/** Printed copies of the magazine: what is left of the newest issue, and the copies under way. */
export function CopiesRow({ view }: { view: BenefitsView }) {
  const { copies, package: holds } = view;
  const { latest, claims, offered } = copies;
  return (
    <BenefitRow
      icon={BookOpen}
      title={strings.titleOf(holds.copies)}
      text={strings.text}
      left={latest ? strings.leftOf(latest.left, holds.copies) : '–'}
      leftText={latest ? strings.left(latest.left, latest.issue) : strings.noIssueFigure}
    >
      {claims.map((claim) => (
        <CopyPart key={claim.id} claim={claim} />
      ))}
      {offered.length > 0 ? (
        <RowPart>
          <div />
          <ClaimButton view={view} />
        </RowPart>
      ) : null}
      {latest ? null : (
        <RowPart>
          <div>{strings.noIssue}</div>
        </RowPart>
      )}
      {holds.copies === 0 ? (
        <RowPart>
          <div>{strings.none}</div>
        </RowPart>
      ) : null}
    </BenefitRow>
  );
}

const ORDER = ['requested', 'approved', 'shipped', 'received'] as const;

function CopyPart({ claim }: { claim: BenefitClaim }) {
  const { status, createdAt, approvedAt, shippedAt, receivedAt, awb, address, attention, reason } = claim;
  const days = { requested: createdAt, approved: approvedAt, shipped: shippedAt, received: receivedAt };
  const at = ORDER.findIndex((step) => step === status);
  const steps = ORDER.map((step, place) => ({
    label: strings.step[step],
    detail: strings.day(days[step]),
    state:
      place < at || status === 'received' ? ('done' as const) : place === at ? ('now' as const) : ('next' as const),
  }));
  return (
    <RowPart>
      <div>
        <Stack gap={8}>
          <OwnText>{strings.claimed(claim)}</OwnText>
          {status === 'refused' ? (
            <Row>
              <StatusBadge status={CLAIM_STATUS.refused} />
              <span>{reason}</span>
            </Row>
          ) : (
            <LifeCycleSteps label={strings.steps} steps={steps} />
          )}
          <span>{strings.to(address ?? '', attention)}</span>
          {awb ? <span>{strings.awb(awb)}</span> : null}
        </Stack>
      </div>
      <Row>
        <ReceiveButton claim={claim} />
        <AddressButton claim={claim} />
        <CancelButton claim={claim} />
      </Row>
    </RowPart>
  );
}

function ReceiveButton({ claim: { id, version, actions, issue } }: { claim: BenefitClaim }) {
  const act = useBenefitAct({
    send: () => api.call('POST /benefits/claims/:id/receive', { id, body: { version } }),
    done: strings.receiveDone,
    about: all.nameOf(issue),
    failed: strings.receive,
  });
  if (!actions.includes('receive')) return null;
  return (
    <Button size="small" isPending={act.isPending} onPress={() => act.run('')}>
      {strings.receive}
    </Button>
  );
}

interface Delivery {
  address: string;
  attention: string;
}

function AddressButton({ claim: { id, version, address, attention, actions, issue } }: { claim: BenefitClaim }) {
  const act = useBenefitAct<Delivery>({
    send: (body) => api.call('POST /benefits/claims/:id/address', { id, body: { ...body, version } }),
    done: strings.addressDone,
  });
  const form = useFormOf<Delivery>(act, {
    blank: { address: address ?? '', attention },
    ids: { address: useId(), attention: useId() },
    schema: changeAddress.omit({ version: true }),
  });
  return (
    <AskButton
      act={form}
      label={strings.changeAddress}
      about={all.nameOf(issue)}
      title={strings.changeAddress}
      confirmLabel={strings.save}
      isOffered={actions.includes('changeAddress')}
      variant="quiet"
      size="small"
    >
      <DeliveryFields address={form.field('address')} attention={form.field('attention')} />
    </AskButton>
  );
}

interface DeliveryFieldsProps {
  address: Pick<ComponentProps<typeof TextAreaField>, 'value' | 'onChange'>;
  attention: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange'>;
}

/* Where a copy is delivered. */
function DeliveryFields({ address, attention }: DeliveryFieldsProps) {
  return (
    <>
      <TextAreaField {...address} label={strings.address} hint={strings.addressHint} rows={2} maxLength={300} />
      <TextField {...attention} label={strings.attention} hint={strings.attentionHint} maxLength={120} isOptional />
    </>
  );
}

type Fields = Omit<ClaimCopy, 'number'>;

function ClaimButton({ view: { copies } }: { view: BenefitsView }) {
  const { offered, delivery, claims } = copies;
  const act = useBenefitAct<Fields>({
    send: ({ issueId, ...to }) => {
      const number = offered.find(({ issue }) => issue.id === issueId)?.next ?? 1;
      return api.call('POST /benefits/copies', { body: { issueId, number, ...to } });
    },
    done: strings.claimDone,
  });
  const form = useFormOf<Fields>(act, {
    blank: { issueId: offered[0]?.issue.id ?? '', ...delivery },
    ids: { issueId: useId(), address: useId(), attention: useId() },
    schema: claimCopy.omit({ number: true }),
  });
  const isSecond = claims.some(({ issue, status }) => issue.id === offered[0]?.issue.id && status !== 'refused');
  return (
    <AskButton
      act={form}
      label={isSecond ? strings.claimMore : strings.claim}
      title={strings.claimTitle}
      confirmLabel={strings.claim}
      icon={<Truck aria-hidden />}
      isOffered={!useIsReadOnly()}
      variant="secondary"
      size="small"
    >
      <p>{strings.claimText}</p>
      <SelectField
        {...form.field('issueId')}
        label={strings.issue}
        options={offered.map(({ issue }) => ({ value: issue.id, label: `${all.nameOf(issue)}, ${issue.title}` }))}
      />
      <DeliveryFields address={form.field('address')} attention={form.field('attention')} />
    </AskButton>
  );
}
