import { ErrorSummary } from '@psp/design-system/error-summary';
import { isApiError } from '../api-error.ts';
import { fieldErrors } from '../forms.ts';
import { isOutdated, refusalOf } from './refusal.ts';
import { strings } from './strings.ts';

export interface Problem {
  /** Id of the field; '' for a problem of the whole form. */
  id: string;
  message: string;
}

interface ProblemsProps {
  title?: string | undefined;
  /** Errors of the fields; shown instead of `error` while there are any. */
  errors?: readonly Problem[];
  /** Error of the request. */
  error?: unknown;
}

/** Error summary of a form or an act, which takes the focus. Renders nothing without errors. */
export function Problems({ title = strings.problem, errors = [], error }: ProblemsProps) {
  return <ErrorSummary title={title} errors={errors.length > 0 || !error ? errors : refusedProblems(error)} />;
}

function refusedProblems(error: unknown): Problem[] {
  const fields = Object.values(fieldErrors(error));
  const messages = fields.length > 0 ? fields : [refusalOf(error)];
  return [...messages, ...refusalNotes(error, false)].map((message) => ({ id: '', message }));
}

/** Notes to show after the message of a refusal: the request id of a server error, and that the typed text is kept. */
export function refusalNotes(error: unknown, hasText: boolean): string[] {
  const requestId = isApiError(error) && error.status >= 500 ? error.requestId : null;
  return [
    ...(requestId ? [strings.requestId(requestId)] : []),
    ...(hasText && !isOutdated(error) ? [strings.keptText] : []),
  ];
}
