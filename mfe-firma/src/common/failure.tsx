import { errorMessage, isApiError } from '@psp/remote/api-error';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { isOutdated } from './use-write.ts';

const Box = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 16px;
  border: 1px solid var(--brick-700);
  border-left-width: 6px;
  border-radius: 8px;
  background: var(--surface);
  svg { margin-top: 0.2em; color: var(--brick-700); }
  strong { display: block; color: var(--brick-700); }
`;

interface ActionFailureProps {
  error: unknown;
  /** True where something typed stands beside it, to say that it is kept. */
  hasText?: boolean;
}

/** Why an action was refused, beside the control that asked for it; nothing without an error. */
export function ActionFailure({ error, hasText = false }: ActionFailureProps) {
  if (!error) return null;
  const requestId = isApiError(error) && error.status >= 500 ? error.requestId : null;
  return (
    <Box role="alert">
      <CircleAlert size={22} aria-hidden />
      <div>
        <strong>{strings.actionFailed}</strong>
        <p>{isApiError(error) && error.code === 'version.stale' ? strings.reloaded : errorMessage(error)}</p>
        {requestId ? <p>{strings.requestCode(requestId)}</p> : null}
        {hasText && !isOutdated(error) ? <p>{strings.keptText}</p> : null}
      </div>
    </Box>
  );
}
