import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField } from '@psp/design-system/text-fields';
import type { Act } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';
import { AskButton, type AskButtonProps } from './ask-button.tsx';
import { strings } from './strings.ts';

const MAX_REASON_LENGTH = 2000;

interface ReasonProps {
  /** Called with the trimmed reason. */
  act: Act<string>;
  reason: {
    /** Says who will read the reason. */
    hint: string;
    label?: string;
    /** Reasons that can be chosen and then changed. */
    ready?: readonly string[];
    maxLength?: number;
  };
}

function useReason({
  act,
  reason: { hint, label = strings.reason, ready = [], maxLength = MAX_REASON_LENGTH },
}: ReasonProps) {
  const { run } = act;
  const form = useFormOf<{ reason: string }>(
    { ...act, run: ({ reason }, then) => run(reason.trim(), then) },
    {
      blank: { reason: '' },
      ids: { reason: useId() },
      check: ({ reason }) => ({ reason: reason.trim() === '' ? strings.reasonMissing : undefined }),
      clears: true,
    },
  );
  const { reason } = form.values;
  const field = (
    <>
      {ready.length > 0 ? (
        <SelectField
          label={strings.ready}
          placeholder={strings.chooseReady}
          options={ready.map((text) => ({ value: text, label: text }))}
          value={ready.includes(reason) ? reason : ''}
          onChange={(text) => form.change({ reason: text })}
          isOptional
        />
      ) : null}
      <TextAreaField {...form.field('reason')} label={label} hint={hint} rows={4} maxLength={maxLength} />
    </>
  );
  return { form, field };
}

/** Dialog that asks for a reason before an act. */
export function ReasonDialog({ act, reason, children, ...dialog }: Omit<ActDialogProps, 'act'> & ReasonProps) {
  const { form, field } = useReason({ act, reason });
  return (
    <ActDialog {...dialog} act={form}>
      {children}
      {field}
    </ActDialog>
  );
}

/** Button that opens a dialog asking for a reason before an act. */
export function ReasonButton({ act, reason, children, ...button }: Omit<AskButtonProps, 'act'> & ReasonProps) {
  const { form, field } = useReason({ act, reason });
  return (
    <AskButton {...button} act={form}>
      {children}
      {field}
    </AskButton>
  );
}
