import type { ApplicationView } from '@psp/contracts/applications';
import { showToast } from '@psp/design-system/toast';
import { ReasonDialog } from '@psp/remote/reason-dialog';
import { messages } from './messages.ts';
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
      title={messages.requestInfoTitle(content.name)}
      confirmLabel={messages.requestInfo}
      label={messages.requestInfoLabel}
      hint={messages.requestInfoHint}
      isOpen={isOpen}
      onClose={onClose}
      act={(reason) => decide('request-info', { version, reason })}
      onDone={() => showToast({ title: messages.infoRequested, message: content.name, tone: 'success' })}
    >
      <p>{messages.requestInfoText}</p>
    </ReasonDialog>
  );
}

/** Refuses an application, with a reason for its author. */
export function RejectDialog({ application, decide, isOpen, onClose }: DecisionDialogProps) {
  const { version, content } = application;
  return (
    <ReasonDialog
      title={messages.rejectTitle(content.name)}
      confirmLabel={messages.reject}
      hint={messages.rejectHint}
      isOpen={isOpen}
      isDanger
      onClose={onClose}
      act={(reason) => decide('reject', { version, reason })}
      onDone={() => showToast({ title: messages.rejected, message: content.name, tone: 'success' })}
    >
      <p>{messages.rejectText}</p>
    </ReasonDialog>
  );
}
