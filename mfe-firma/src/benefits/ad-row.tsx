import { type BenefitClaim, type BenefitsView, CLAIM_STATUS, reserveAd } from '@psp/contracts/benefits';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { NextStep } from '@psp/design-system/life-cycle';
import { OwnText } from '@psp/design-system/own-text';
import { Row, Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import Megaphone from 'lucide-react/icons/megaphone';
import { useId, useState } from 'react';
import { BenefitRow, RowPart } from './benefit-row.tsx';
import { CancelButton } from './cancel-button.tsx';
import { LayoutButton } from './layout-button.tsx';
import { api, useBenefitAct } from './queries.ts';
import { strings as all } from './strings.ts';

const strings = all.ad;

/* The firm has to send the layout. */
const isDue = ({ status }: BenefitClaim): boolean => status === 'awaiting_layout' || status === 'changes_asked';

/** Banner for the page whose layout is due next; nothing while none is. */
export function LayoutBanner({ view: { ad } }: { view: BenefitsView }) {
  const [claim] = ad.claims
    .filter(isDue)
    .toSorted((one, other) => one.issue.adsUntil.localeCompare(other.issue.adsUntil));
  if (!claim) return null;
  const { issue, status, reason } = claim;
  return (
    <NextStep
      title={strings.banner(issue)}
      isWaiting={!claim.actions.includes('sendLayout')}
      actions={<LayoutButton claim={claim} />}
    >
      {status === 'changes_asked' && reason ? strings.changesText(reason) : strings.bannerText(issue)}
    </NextStep>
  );
}

/** The advertising page: how many are reserved this year, and where each stands. */
export function AdRow({ view }: { view: BenefitsView }) {
  const { ad, package: holds, year } = view;
  const isOffered = ad.next !== null && ad.issues.length > 0;
  return (
    <BenefitRow
      icon={Megaphone}
      title={strings.titleOf(holds.adPages)}
      text={strings.text}
      left={all.copy.leftOf(ad.used, holds.adPages)}
      leftText={holds.adPages === 1 ? strings.reservedOne(year) : strings.reserved(year)}
    >
      {ad.claims.map((claim) => (
        <AdPart key={claim.id} claim={claim} />
      ))}
      {isOffered || ad.claims.length === 0 ? (
        <RowPart>
          <div>
            <EmptyReason view={view} />
          </div>
          <Row>
            <GuideButton />
            {isOffered ? <ReserveButton view={view} /> : null}
          </Row>
        </RowPart>
      ) : null}
    </BenefitRow>
  );
}

function EmptyReason({ view: { ad, package: holds } }: { view: BenefitsView }) {
  if (holds.adPages === 0) return <OwnText>{strings.none}</OwnText>;
  return ad.issues.length === 0 ? <OwnText>{strings.noIssue}</OwnText> : null;
}

function AdPart({ claim }: { claim: BenefitClaim }) {
  const { id, status, issue, layout, reason } = claim;
  return (
    <RowPart>
      <div>
        <Stack gap={4}>
          <Row gap={8}>
            <StatusBadge status={CLAIM_STATUS[status]} />
            <span>{strings.inIssue(issue)}</span>
          </Row>
          {status === 'changes_asked' && reason ? <span>{strings.changesText(reason)}</span> : null}
          {layout ? (
            <FileLine
              file={layout}
              href={api.href('GET /benefits/claims/:id/files/:fileId', { id, fileId: layout.id })}
            />
          ) : null}
        </Stack>
      </div>
      <Row>
        {isDue(claim) ? <GuideButton /> : null}
        <CancelButton claim={claim} />
      </Row>
    </RowPart>
  );
}

function GuideButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        {strings.guide}
      </Button>
      <Dialog title={strings.guide} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ul>
          {strings.guideText.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function ReserveButton({ view: { ad } }: { view: BenefitsView }) {
  const act = useBenefitAct<{ issueId: string }>({
    send: ({ issueId }) => api.call('POST /benefits/ads', { body: { issueId, number: ad.next ?? 1 } }),
    done: strings.reserveDone,
  });
  const form = useFormOf<{ issueId: string }>(act, {
    blank: { issueId: ad.issues[0]?.id ?? '' },
    ids: { issueId: useId() },
    schema: reserveAd.omit({ number: true }),
  });
  return (
    <AskButton
      act={form}
      label={strings.reserve}
      title={strings.reserveTitle}
      confirmLabel={strings.reserve}
      isOffered={!useIsReadOnly()}
      variant="secondary"
      size="small"
    >
      <p>{strings.reserveText}</p>
      <SelectField
        {...form.field('issueId')}
        label={strings.issue}
        options={ad.issues.map((issue) => ({ value: issue.id, label: strings.issueOption(issue) }))}
      />
    </AskButton>
  );
}
