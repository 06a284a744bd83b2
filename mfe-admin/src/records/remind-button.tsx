import { REMINDER_MAX } from '@psp/contracts/overseen';
import { TextAreaField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import type { Act } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { strings } from './strings.ts';

interface RemindButtonProps {
  /** Called with the trimmed text. */
  act: Act<string>;
  label: string;
  title: string;
  /** Says who is reminded of what. */
  about: string;
  isOffered: boolean;
}

/** Button that opens a dialog with the words of a reminder. */
export function RemindButton({ act, label, title, about, isOffered }: RemindButtonProps) {
  const { run } = act;
  const form = useFormOf<{ text: string }>(
    { ...act, run: ({ text }, then) => run(text.trim(), then) },
    {
      blank: { text: '' },
      ids: { text: useId() },
      check: ({ text }) => ({ text: text.trim() === '' ? strings.remindEmpty : undefined }),
      clears: true,
    },
  );
  return (
    <AskButton act={form} label={label} title={title} variant="secondary" isOffered={isOffered}>
      <p>{about}</p>
      <TextAreaField
        {...form.field('text')}
        label={strings.remindText}
        hint={strings.remindHint}
        rows={4}
        maxLength={REMINDER_MAX}
      />
    </AskButton>
  );
}
