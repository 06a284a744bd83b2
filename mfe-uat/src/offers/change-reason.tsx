import { TextAreaField } from '@psp/design-system/text-fields';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import { strings } from './score-strings.ts';

const { reason } = strings;

/** Field for the reason of a change of weights or marks after the opening. */
export function ChangeReason({ field }: { field: FormField<string> }) {
  return <TextAreaField {...field} label={reason.label} hint={reason.hint} rows={3} maxLength={2000} />;
}
