import type { ApplicationAction, ApplicationView } from '@psp/contracts/applications';
import { Button, ButtonLink } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life-cycle';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Keys } from '../common/keys.tsx';
import { useShortcuts } from '../common/use-shortcuts.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { RejectDialog, RequestInfoDialog } from './decision-dialogs.tsx';
import { strings, STANDING } from './strings.ts';
import { applications } from './queries.ts';
import { ResendButton } from '../common/resend-button.tsx';

interface DecisionProps {
  application: ApplicationView;
  /** Address of the next application of the queue, null when there is none. */
  nextHref: string | null;
}

const ASKED = ['approve', 'requestInfo', 'reject'] as const;
type Asking = (typeof ASKED)[number];

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
