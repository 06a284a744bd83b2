import { ERRORS } from '@psp/contracts/words/service-requests';
import { type RequestContent, requestContent } from '@psp/contracts/service-requests';
import type { FieldErrors } from 'react-hook-form';
import { editorStrings as strings } from './editor-strings.ts';

/** The form before anything is written. */
export const BLANK: RequestContent = {
  title: '',
  category: null,
  description: '',
  deadline: null,
  budgetMin: null,
  budgetMax: null,
  countyCode: null,
  locality: '',
  urgency: 'medium',
  visibility: 'all',
  invited: [],
};

/** What a request must be to be sent: the contract's rules, and its title, domain and description. */
export const sendableRequest = requestContent.superRefine((content, context) => {
  const missing = (path: keyof RequestContent, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!content.title) missing('title', strings.missing.title);
  if (!content.category) missing('category', strings.missing.category);
  if (!content.description) missing('description', strings.missing.description);
  if (content.deadline && Date.parse(content.deadline) <= Date.now())
    missing('deadline', ERRORS['request.deadline_past'][1]);
  if (content.visibility === 'invited' && content.invited.length === 0)
    missing('invited', ERRORS['request.no_invited'][1]);
});

/** What a sent request must stay: the days for offers were counted from its sending, so its deadline is named. */
export const sentRequest = sendableRequest.superRefine(({ deadline }, context) => {
  if (deadline === null) context.addIssue({ code: 'custom', path: ['deadline'], message: strings.missing.deadline });
});

/** The fields in the order of the form. */
export const order = Object.keys(BLANK) as (keyof RequestContent)[];
const missingStrings: string[] = Object.values(strings.missing);

/** The errors of the form in the order of its fields, under the specification's sentence when something is missing. */
export function summaryErrors(errors: FieldErrors<RequestContent>): { id: string; message: string }[] {
  const found = order.flatMap((id) => {
    const message = errors[id]?.message;
    return message ? [{ id, message }] : [];
  });
  const isMissing = found.some(({ message }) => missingStrings.includes(message));
  return isMissing ? [{ id: '', message: strings.allRequired }, ...found] : found;
}
