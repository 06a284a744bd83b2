import { SessionError } from '@psp/auth/session/request';
import { switching as strings } from './strings.ts';

/** Why the organisation was not switched. */
export function switchProblem(error: Error): string {
  if (!(error instanceof SessionError) || !error.message) return strings.failed;
  return error.code === 'auth.second_factor_required' ? `${error.message} ${strings.secondStep}` : error.message;
}
