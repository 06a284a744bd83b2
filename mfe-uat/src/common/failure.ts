import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { strings } from './strings.ts';

/** Tells that an action failed, in the server's words. */
export function showFailure(error: unknown): void {
  showToast({ title: strings.error, message: errorMessage(error), tone: 'danger' });
}
