import type { ApplicationView } from '@psp/contracts/applications';
import { ReasonDialog } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { CHANGED } from '../common/changed.ts';
import { strings } from './strings.ts';
import { applications } from './queries.ts';

export interface DecisionDialogProps {
  application: ApplicationView;
  isOpen: boolean;
  onClose: () => void;
}

/** Sends an application back to its author with what is missing. */
export function RequestInfoDialog({ application: { id, version, content }, ...dialog }: DecisionDialogProps) {
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
export function RejectDialog({ application: { id, version, content }, ...dialog }: DecisionDialogProps) {
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
