import type { ApplicationView } from '@psp/contracts/applications';
import { TextAreaField } from '@psp/design-system/fields';
import { showToast } from '@psp/design-system/toast';
import { AskDialog } from '@psp/remote/ask-dialog';
import { useId, useState } from 'react';
import { strings } from './strings.ts';
import type { DecisionDialogProps } from './decision-dialogs.tsx';

const LONGEST_REASON = 1000;

const needsOverride = ({ content, cuiCheck }: ApplicationView) => content.cui !== null && cuiCheck !== 'ok';

/** Approves an application; a tax code that fails the check is accepted only with a reason. */
export function ApproveDialog({ application, decide, isOpen, onClose }: DecisionDialogProps) {
  const { version, content, cuiOverrideReason } = application;
  const [reason, setReason] = useState(cuiOverrideReason ?? '');
  const id = useId();
  const isAsked = needsOverride(application);
  const problems = isAsked && reason.trim() === '' ? [{ id, message: strings.overrideMissing }] : [];
  return (
    <AskDialog
      title={strings.approveTitle(content.name)}
      confirmLabel={strings.approve}
      isOpen={isOpen}
      onClose={onClose}
      act={() => decide('approve', { version, cuiOverrideReason: isAsked ? reason.trim() : '' })}
      onDone={() => showToast({ title: strings.approved, message: content.name, tone: 'success' })}
      problems={problems}
      fieldId={isAsked ? id : ''}
    >
      {(isTried) => (
        <>
          <p>{strings.approveText}</p>
          {isAsked ? (
            <TextAreaField
              id={id}
              label={strings.override}
              hint={strings.overrideHint}
              error={isTried ? problems[0]?.message : undefined}
              rows={3}
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={setReason}
            />
          ) : null}
        </>
      )}
    </AskDialog>
  );
}
