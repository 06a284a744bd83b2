import type { ApplicationView } from '@psp/contracts/applications';
import { showToast } from '@psp/design-system/toast';
import { ReasonDialog } from '@psp/remote/reason-dialog';
import { strings } from './strings.ts';
import type { useDecide } from './queries.ts';

export interface DecisionDialogProps {
  application: ApplicationView;
  decide: ReturnType<typeof useDecide>;
  isOpen: boolean;
  onClose: () => void;
}

/** Sends an application back to its author with what is missing. */
export function RequestInfoDialog({ application, decide, isOpen, onClose }: DecisionDialogProps) {
  const { version, content } = application;
  return (
    <ReasonDialog
      title={strings.requestInfoTitle(content.name)}
      confirmLabel={strings.requestInfo}
      label={strings.requestInfoLabel}
      hint={strings.requestInfoHint}
      isOpen={isOpen}
      onClose={onClose}
      act={(reason) => decide('request-info', { version, reason })}
      onDone={() => showToast({ title: strings.infoRequested, message: content.name, tone: 'success' })}
    >
      <p>{strings.requestInfoText}</p>
    </ReasonDialog>
  );
}

/** Refuses an application, with a reason for its author. */
export function RejectDialog({ application, decide, isOpen, onClose }: DecisionDialogProps) {
  const { version, content } = application;
  return (
    <ReasonDialog
      title={strings.rejectTitle(content.name)}
      confirmLabel={strings.reject}
      hint={strings.rejectHint}
      isOpen={isOpen}
      isDanger
      onClose={onClose}
      act={(reason) => decide('reject', { version, reason })}
      onDone={() => showToast({ title: strings.rejected, message: content.name, tone: 'success' })}
    >
      <p>{strings.rejectText}</p>
    </ReasonDialog>
  );
}
