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
  /** What is wrong with the fields; told in place of the refusal while there is any. */
  errors?: readonly Problem[];
  /** Why the service refused, if it did. */
  error?: unknown;
  /** The field that a refusal is about. */
  fieldId?: string;
  /** True where a text stands beside it, to say that it is kept. */
  hasText?: boolean;
}

/** "Există o problemă": what is wrong with a form, or why an act was refused. Nothing without either; takes the focus. */
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

/* What the server says of single fields is about the field that is asked for. */
function refusedProblems(error: unknown, fieldId: string, hasText: boolean): Problem[] {
  const fields = Object.values(fieldErrors(error));
  const told = fields.length > 0 ? fields : [refusalOf(error, { hasFields: fieldId !== '' || hasText })];
  const requestId = isApiError(error) && error.status >= 500 ? error.requestId : null;
  return [
    ...told.map((message) => ({ id: fieldId, message })),
    ...(requestId ? [{ id: '', message: strings.requestId(requestId) }] : []),
    ...(hasText && !isOutdated(error) ? [{ id: '', message: strings.keptText }] : []),
  ];
}
