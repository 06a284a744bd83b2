import type { ApplicationAction, ApplicationView } from '@psp/contracts/applications';
import { Button, ButtonLink } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { NextStep } from '@psp/design-system/life-cycle';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { ReasonDialog } from '@psp/features/acts/ui/reason';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CHANGED } from '../common/changed.ts';
import { Keys } from '../common/keys.tsx';
import { ResendButton } from '../common/resend-button.tsx';
import { useShortcuts } from '../common/use-shortcuts.ts';
import { applications } from './queries.ts';
import { STANDING, strings } from './strings.ts';

interface DecisionProps {
  application: ApplicationView;
  /** Address of the next application of the queue, null when there is none. */
  nextHref: string | null;
}

const ASKED = ['approve', 'requestInfo', 'reject'] as const;
type Asking = (typeof ASKED)[number];

const LONGEST_REASON = 1000;

const needsOverride = ({ content, cuiCheck }: ApplicationView) => content.cui !== null && cuiCheck !== 'ok';

interface DecisionDialogProps {
  application: ApplicationView;
  isOpen: boolean;
  onClose: () => void;
}

/** Sends an application back to its author with what is missing. */
function RequestInfoDialog({ application: { id, version, content }, ...dialog }: DecisionDialogProps) {
  const requestInfo = useAct({
    send: (reason: string) =>
      applications.call('POST /applications/:id/request-info', { id, body: { version, reason } }),
    refreshes: CHANGED,
    done: strings.infoRequested,
    about: content.name,
  });
  return (
    <ReasonDialog
      {...dialog}
      act={requestInfo}
      title={strings.requestInfoTitle(content.name)}
      confirmLabel={strings.requestInfo}
      reason={{ label: strings.requestInfoLabel, hint: strings.requestInfoHint }}
    >
      <p>{strings.requestInfoText}</p>
    </ReasonDialog>
  );
}

/** Refuses an application, with a reason for its author. */
function RejectDialog({ application: { id, version, content }, ...dialog }: DecisionDialogProps) {
  const reject = useAct({
    send: (reason: string) => applications.call('POST /applications/:id/reject', { id, body: { version, reason } }),
    refreshes: CHANGED,
    done: strings.rejected,
    about: content.name,
  });
  return (
    <ReasonDialog
      {...dialog}
      act={reject}
      title={strings.rejectTitle(content.name)}
      confirmLabel={strings.reject}
      reason={{ hint: strings.rejectHint }}
      isDanger
    >
      <p>{strings.rejectText}</p>
    </ReasonDialog>
  );
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

/** Where the application stands and what may be decided, by button or by key. */
export function Decision({ application, nextHref }: DecisionProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const may = (action: ApplicationAction) => application.actions.includes(action);
  useDecisionKeys(application.actions, nextHref, setAsking);
  const { title, text } = STANDING[application.status];
  const props = { application, onClose: () => setAsking(null) };
  const actions = (
    <>
      {may('reject') ? (
        <Button variant="secondary" onPress={() => setAsking('reject')}>
          {strings.reject}
        </Button>
      ) : null}
      {may('requestInfo') ? (
        <Button variant="secondary" onPress={() => setAsking('requestInfo')}>
          {strings.requestInfo}
        </Button>
      ) : null}
      {may('approve') ? <Button onPress={() => setAsking('approve')}>{strings.approve}</Button> : null}
      {may('resend') ? (
        <ResendButton
          email={application.contact.email}
          send={() => applications.call('POST /applications/:id/resend', { id: application.id })}
        />
      ) : null}
      {application.status === 'approved' || application.status === 'suspended' ? (
        <ButtonLink variant="secondary" href={`/admin/users/organizatii/${application.id}`}>
          {strings.openOrganisation}
        </ButtonLink>
      ) : null}
    </>
  );
  return (
    <>
      <NextStep title={title} actions={actions}>
        {text}
      </NextStep>
      <Keys words={strings} names={[...ASKED.filter(may), ...(nextHref ? (['next'] as const) : [])]} />
      <ApproveDialog {...props} isOpen={asking === 'approve'} />
      <RequestInfoDialog {...props} isOpen={asking === 'requestInfo'} />
      <RejectDialog {...props} isOpen={asking === 'reject'} />
    </>
  );
}

function useDecisionKeys(
  actions: readonly ApplicationAction[],
  nextHref: string | null,
  ask: (what: Asking) => void,
): void {
  const navigate = useNavigate();
  const shortcuts = useMemo(() => {
    const asking = (what: Asking) => (actions.includes(what) ? () => ask(what) : undefined);
    return {
      KeyA: asking('approve'),
      KeyC: asking('requestInfo'),
      KeyR: asking('reject'),
      KeyU: nextHref ? () => void navigate(nextHref) : undefined,
    };
  }, [actions, nextHref, ask, navigate]);
  useShortcuts(shortcuts);
}
