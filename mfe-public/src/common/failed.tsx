import { ErrorState } from '@psp/design-system/states';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { messages } from './messages.ts';

interface FailedProps {
  error: unknown;
  onRetry: () => void;
}

/** What could not be loaded, in the server's words, with a retry. */
export function Failed({ error, onRetry }: FailedProps) {
  const requestId = isApiError(error) ? error.requestId : null;
  return (
    <ErrorState
      title={messages.loadFailed}
      message={errorMessage(error)}
      detail={requestId ? messages.requestId(requestId) : undefined}
      retryLabel={messages.retry}
      onRetry={onRetry}
    />
  );
}
