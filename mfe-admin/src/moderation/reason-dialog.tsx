import { ActDialog } from '@psp/remote/act/act-dialog';
import { strings } from './strings.ts';
import { type ModerationProps, useModeration } from './use-moderation.ts';

/** Decisions that state a reason for the author. */
export type Asked = 'requestChanges' | 'reject' | 'rejectRevision' | 'withdraw';

interface ReasonDialogProps extends ModerationProps {
  action: Asked;
  isOpen: boolean;
  onClose: () => void;
}

const TITLES = {
  requestChanges: strings.requestChangesTitle,
  reject: strings.rejectTitle,
  rejectRevision: strings.rejectRevisionTitle,
  withdraw: strings.withdrawTitle,
} as const;

const TEXTS = {
  requestChanges: strings.requestChangesText,
  reject: strings.rejectText,
  rejectRevision: strings.rejectRevisionText,
  withdraw: strings.withdrawText,
} as const;

/** Asks for the reason of a decision and says what follows from it. */
export function ReasonDialog({ action, isOpen, onClose, ...props }: ReasonDialogProps) {
  const act = useModeration(props, action);
  const isChanges = action === 'requestChanges';
  return (
    <ActDialog
      act={act}
      title={TITLES[action](props.article.text.title)}
      confirmLabel={strings[action]}
      isDanger={!isChanges}
      isOpen={isOpen}
      onClose={onClose}
      reason={{ hint: strings.reasonHint, label: isChanges ? strings.requestChangesLabel : undefined }}
    >
      <p>{TEXTS[action]}</p>
    </ActDialog>
  );
}
