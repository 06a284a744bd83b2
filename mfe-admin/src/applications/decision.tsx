import type { ApplicationAction, ApplicationView } from '@psp/contracts/applications';
import { ButtonLink } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useId } from 'react';
import { CHANGED } from '../common/changed.ts';
import { ResendButton } from '../common/resend-button.tsx';
import type { Deciding } from '../queue/decision-page.tsx';
import type { Decision } from '../queue/decisions.tsx';
import { applications } from './queries.ts';
import { STANDING, strings } from './strings.ts';

const LONGEST_REASON = 1000;

const needsOverride = ({ content, cuiCheck }: ApplicationView) => content.cui !== null && cuiCheck !== 'ok';

interface DecisionDialogProps {
  application: ApplicationView;
  isOpen: boolean;
  onClose: () => void;
}

/** Approves an application; a tax code that fails the check is accepted only with a reason. */
export function ApproveDialog({ application, ...dialog }: DecisionDialogProps) {
  const { id, version, content, cuiOverrideReason, rivals } = application;
  const isAsked = needsOverride(application);
  const form = useActForm({
    blank: { cuiOverrideReason: cuiOverrideReason ?? '' },
    ids: { cuiOverrideReason: useId() },
    check: (given) => ({
      cuiOverrideReason: isAsked && given.cuiOverrideReason.trim() === '' ? strings.overrideMissing : undefined,
    }),
    send: (given) =>
      applications.call('POST /applications/:id/approve', {
        id,
        body: { version, cuiOverrideReason: isAsked ? given.cuiOverrideReason.trim() : '' },
      }),
    refreshes: CHANGED,
    done: strings.approved,
    about: content.name,
  });
  return (
    <ActDialog {...dialog} act={form} title={strings.approveTitle(content.name)} confirmLabel={strings.approve}>
      <p>{strings.approveText}</p>
      {rivals.length > 0 ? <p>{strings.rivalsEnd(rivals.length)}</p> : null}
      {isAsked ? (
        <TextAreaField
          {...form.field('cuiOverrideReason')}
          label={strings.override}
          hint={strings.overrideHint}
          rows={3}
          maxLength={LONGEST_REASON}
        />
      ) : null}
    </ActDialog>
  );
}

const requestInfo = ({ id, version, content }: ApplicationView): Decision<ApplicationAction> => ({
  action: 'requestInfo',
  label: strings.requestInfo,
  key: { letter: 'C', does: strings.keys.requestInfo },
  ask: {
    title: strings.requestInfoTitle(content.name),
    text: strings.requestInfoText,
    reason: { label: strings.requestInfoLabel, hint: strings.requestInfoHint },
  },
  act: {
    send: (reason) => applications.call('POST /applications/:id/request-info', { id, body: { version, reason } }),
    refreshes: CHANGED,
    done: strings.infoRequested,
    about: content.name,
  },
});

const reject = ({ id, version, content }: ApplicationView): Decision<ApplicationAction> => ({
  action: 'reject',
  label: strings.reject,
  key: { letter: 'R', does: strings.keys.reject },
  isDanger: true,
  ask: {
    title: strings.rejectTitle(content.name),
    text: strings.rejectText,
    reason: { hint: strings.rejectHint, kind: 'application' },
  },
  act: {
    send: (reason) => applications.call('POST /applications/:id/reject', { id, body: { version, reason } }),
    refreshes: CHANGED,
    done: strings.rejected,
    about: content.name,
  },
});

const approve = (application: ApplicationView): Decision<ApplicationAction> => ({
  action: 'approve',
  label: strings.approve,
  key: { letter: 'A', does: strings.keys.approve },
  variant: 'primary',
  dialog: (props) => <ApproveDialog application={application} {...props} />,
});

/** State of an application and what may be decided on it. */
export const decidingOn = (application: ApplicationView): Deciding<ApplicationAction> => ({
  standing: STANDING[application.status],
  actions: application.actions,
  decisions: [reject(application), requestInfo(application), approve(application)],
  more: <More application={application} />,
});

function More({ application: { id, status, actions, contact } }: { application: ApplicationView }) {
  const isMember = status === 'approved' || status === 'suspended';
  return (
    <>
      {actions.includes('resend') ? (
        <ResendButton email={contact.email} send={() => applications.call('POST /applications/:id/resend', { id })} />
      ) : null}
      {isMember ? (
        <ButtonLink variant="secondary" href={`/admin/users/organizatii/${id}`}>
          {strings.openOrganisation}
        </ButtonLink>
      ) : null}
    </>
  );
}
