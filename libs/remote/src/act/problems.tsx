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
  title?: string;
  /** Errors of the fields; shown instead of `error` while there are any. */
  errors?: readonly Problem[];
  /** Error of the request. */
  error?: unknown;
  /** Id of the field that the refusal belongs to. */
  fieldId?: string;
  /** True when the form has a text, to say that it is kept. */
  hasText?: boolean;
}

/** Error summary of a form or an act. Renders nothing without errors; takes the focus. */
export function Problems({
  title = strings.problem,
  errors = [],
  error,
  fieldId = '',
  hasText = false,
}: ProblemsProps) {
  const refused = error ? refusedProblems(error, fieldId, hasText) : [];
  return <ErrorSummary title={title} errors={errors.length > 0 ? errors : refused} />;
}

/* Field errors of the server belong to the single field that is asked for. */
function refusedProblems(error: unknown, fieldId: string, hasText: boolean): Problem[] {
  const fields = Object.values(fieldErrors(error));
  const told = fields.length > 0 ? fields : [refusalOf(error, { hasFields: fieldId !== '' || hasText })];
  return [
    ...told.map((message) => ({ id: fieldId, message })),
    ...refusalNotes(error, hasText).map((message) => ({ id: '', message })),
  ];
}

/** What is said after the message of a refusal: a code for the support, and that a text is kept. */
export function refusalNotes(error: unknown, hasText: boolean): string[] {
  const requestId = isApiError(error) && error.status >= 500 ? error.requestId : null;
  return [
    ...(requestId ? [strings.requestId(requestId)] : []),
    ...(hasText && !isOutdated(error) ? [strings.keptText] : []),
  ];
}
