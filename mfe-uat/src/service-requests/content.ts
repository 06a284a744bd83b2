import { serverNow } from '@psp/auth/session/server-clock';
import { DEFAULT_WEIGHTS } from '@psp/contracts/scores';
import { type RequestContent, requestContent } from '@psp/contracts/service-requests';
import { whenValid } from '@psp/contracts/when-valid';
import { ERRORS } from '@psp/contracts/words/service-requests';
import { problemsIn, underSentence } from '@psp/features/forms/ui/use-fields';
import type { Problem } from '@psp/remote/act/problems';
import type { FieldErrors } from 'react-hook-form';
import { editorStrings as strings } from './editor-strings.ts';

/** Content of an empty form. */
export const BLANK: RequestContent = {
  title: '',
  category: null,
  purchaseKind: null,
  cpv: null,
  description: '',
  deadline: null,
  budgetMin: null,
  budgetMax: null,
  countyCode: null,
  locality: '',
  urgency: 'medium',
  visibility: 'all',
  invited: [],
  attachments: [],
  weights: DEFAULT_WEIGHTS,
};

/** Schema of a request that can be sent: the rules of the contract, plus a title, a domain and a description. */
export const sendableRequest = requestContent.superRefine((content, context) => {
  const missing = (path: keyof RequestContent, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!content.title) missing('title', strings.missing.title);
  if (!content.category) missing('category', strings.missing.category);
  if (!content.description) missing('description', strings.missing.description);
  if (content.deadline && Date.parse(content.deadline) <= serverNow().getTime())
    missing('deadline', ERRORS['request.deadline_past'][1]);
  if (content.visibility === 'invited' && content.invited.length === 0)
    missing('invited', ERRORS['request.no_invited'][1]);
}, whenValid());

/** Schema of a sent request. It also needs an explicit deadline, because the default one counts from the sending. */
export const sentRequest = sendableRequest.superRefine(({ deadline }, context) => {
  if (deadline === null) context.addIssue({ code: 'custom', path: ['deadline'], message: strings.missing.deadline });
}, whenValid('deadline'));

/** Texts of a request that may contain places to fill in. */
export const placedTexts = ({ title, description }: RequestContent) =>
  [
    { field: 'title', text: title },
    { field: 'description', text: description },
  ] as const;

/** The fields in the order of the form. */
export const fieldOrder = Object.keys(BLANK) as (keyof RequestContent)[];
const missing: string[] = Object.values(strings.missing);

/** Errors of the form in the order of its fields, after a general sentence when a required field is missing. */
export const summaryErrors = (errors: FieldErrors<RequestContent>): Problem[] =>
  underSentence(strings.allRequired, missing, problemsIn(errors, fieldOrder));
