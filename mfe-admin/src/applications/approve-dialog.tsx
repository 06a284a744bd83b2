import type { ApplicationView } from '@psp/contracts/applications';
import { TextAreaField } from '@psp/design-system/fields';
import { ActDialog } from '@psp/remote/act/act-dialog';
import { useAct } from '@psp/remote/act/use-act';
import { useId, useState } from 'react';
import { strings } from './strings.ts';
import type { DecisionDialogProps } from './decision-dialogs.tsx';
import { CHANGED, decide } from './queries.ts';

const LONGEST_REASON = 1000;

const needsOverride = ({ content, cuiCheck }: ApplicationView) => content.cui !== null && cuiCheck !== 'ok';

/** Approves an application; a tax code that fails the check is accepted only with a reason. */
export function ApproveDialog({ application, ...dialog }: DecisionDialogProps) {
  const { id, version, content, cuiOverrideReason } = application;
  const [reason, setReason] = useState(cuiOverrideReason ?? '');
  const fieldId = useId();
  const isAsked = needsOverride(application);
  const problems = isAsked && reason.trim() === '' ? [{ id: fieldId, message: strings.overrideMissing }] : [];
  const approve = useAct({
    send: () => decide(id, 'approve', { version, cuiOverrideReason: isAsked ? reason.trim() : '' }),
    refreshes: CHANGED,
    done: strings.approved,
    about: content.name,
  });
  return (
    <ActDialog
      {...dialog}
      act={approve}
      title={strings.approveTitle(content.name)}
      confirmLabel={strings.approve}
      problems={problems}
      fieldId={isAsked ? fieldId : ''}
    >
      {(isTried) => (
        <>
          <p>{strings.approveText}</p>
          {isAsked ? (
            <TextAreaField
              id={fieldId}
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
    </ActDialog>
  );
}
