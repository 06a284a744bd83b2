import type { ApplicationView } from '@psp/contracts/applications';
import { TextAreaField } from '@psp/design-system/fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useId } from 'react';
import { CHANGED } from '../common/changed.ts';
import { strings } from './strings.ts';
import type { DecisionDialogProps } from './decision-dialogs.tsx';
import { applications } from './queries.ts';

const LONGEST_REASON = 1000;

const needsOverride = ({ content, cuiCheck }: ApplicationView) => content.cui !== null && cuiCheck !== 'ok';

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
