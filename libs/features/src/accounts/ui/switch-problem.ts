import { SessionError } from '@psp/auth/session/request';
import { switching as strings } from './strings.ts';

/** Message for a failed switch of the organisation. */
export function switchProblem(error: Error): string {
  if (!(error instanceof SessionError) || !error.message) return strings.failed;
  return error.code === 'auth.second_factor_required' ? `${error.message} ${strings.secondStep}` : error.message;
}
