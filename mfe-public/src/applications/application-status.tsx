import type { OwnApplication } from '@psp/contracts/applications';
import { dashboardOf } from '@psp/auth/session/areas';
import { Button, ButtonLink } from '@psp/design-system/button';
import { LifeCycleSteps, NextStep } from '@psp/design-system/life-cycle';
import { Notice } from '@psp/design-system/notice';
import { refusalOf } from '@psp/remote/act/refusal';
import { ContactLine } from '@psp/features/contact/ui/contact';
import PenLine from 'lucide-react/icons/pen-line';
import Send from 'lucide-react/icons/send';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { useResubmit } from './queries.ts';

const { steps } = strings;

const Reason = styled.p`
  white-space: pre-line;
`;

type LifeStep = Parameters<typeof LifeCycleSteps>[0]['steps'][number];

const MIDDLE_STEPS = {
  unconfirmed: { label: steps.checked, state: 'next' },
  pending: { label: steps.checked, state: 'now' },
  needs_info: { label: steps.needsInfo, state: 'now' },
  rejected: { label: steps.rejected, state: 'now' },
  approved: { label: steps.checked, state: 'done' },
  suspended: { label: steps.checked, state: 'done' },
} satisfies Record<OwnApplication['status'], LifeStep>;

function lifeStepsOf(status: OwnApplication['status']): LifeStep[] {
  const last: LifeStep =
    status === 'suspended'
      ? { label: steps.suspended, state: 'now' }
      : { label: steps.approved, state: status === 'approved' ? 'now' : 'next' };
  return [{ label: steps.sent, state: status === 'unconfirmed' ? 'now' : 'done' }, MIDDLE_STEPS[status], last];
}

/** Status of the application: steps, next step and available actions. */
export function ApplicationStatus({ application }: { application: OwnApplication }) {
  const { status, version } = application;
  const resubmit = useResubmit(version);
  const { title, text } = strings.next[status];
  return (
    <>
      <NextStep
        title={title}
        actions={<Actions application={application} isSending={resubmit.isPending} onResubmit={() => resubmit.run()} />}
      >
        {text}
      </NextStep>
      {resubmit.error ? (
        <Notice tone="warning" role="alert" title={strings.resubmitFailed}>
          <p>{refusalOf(resubmit.error)}</p>
        </Notice>
      ) : null}
      <StatusReason application={application} />
      {status === 'suspended' || status === 'rejected' ? <ContactLine /> : null}
      <LifeCycleSteps label={strings.life} steps={lifeStepsOf(status)} />
    </>
  );
}

/** Reason that the association gave with its decision; renders nothing without one and after an approval. */
export function StatusReason({ application: { status, statusReason } }: { application: OwnApplication }) {
  if (!statusReason || status === 'approved') return null;
  return (
    <Notice tone="warning" title={strings.reason}>
      <Reason>{statusReason}</Reason>
    </Notice>
  );
}

interface ActionsProps {
  application: OwnApplication;
  isSending: boolean;
  onResubmit: () => void;
}

function Actions({ application: { status, actions, content }, isSending, onResubmit }: ActionsProps) {
  const mayResubmit = actions.includes('resubmit');
  return (
    <>
      {status === 'pending' || status === 'needs_info' ? (
        <ButtonLink href={`/${content.kind}/profile`} variant="quiet">
          {strings.toProfile[content.kind]}
        </ButtonLink>
      ) : null}
      {actions.includes('edit') ? (
        <ButtonLink
          href="/cerere?modifica=1"
          variant={mayResubmit ? 'quiet' : 'primary'}
          icon={<PenLine aria-hidden />}
        >
          {strings.edit}
        </ButtonLink>
      ) : null}
      {mayResubmit ? (
        <Button
          icon={<Send aria-hidden />}
          isPending={isSending}
          pendingLabel={strings.resubmitting}
          onPress={onResubmit}
        >
          {strings.resubmit}
        </Button>
      ) : null}
      {status === 'approved' ? <ButtonLink href={dashboardOf(content.kind)}>{strings.dashboard}</ButtonLink> : null}
    </>
  );
}
