import { OwnText } from '@psp/design-system/own-text';
import { Button } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { styled } from 'styled-components';
import { errorMessage } from '../api-error.ts';
import type { SaveState } from './save-state.ts';

const Status = styled.div<{ $isWrong: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${({ $isWrong }) => ($isWrong ? 'var(--brick-700)' : 'var(--ink-muted)')};
  font-size: 1rem;
  font-weight: ${({ $isWrong }) => ($isWrong ? 600 : 400)};
`;

/** Strings of the save status. */
export interface SaveStrings {
  clean: string;
  unsaved: string;
  saving: string;
  saved: (at: Date) => string;
  local: string;
  failed: (why: string) => string;
  stale: string;
  retry: string;
}

function wordsOf(state: SaveState<unknown>, strings: SaveStrings): string {
  if (state.kind === 'saved') return strings.saved(state.at);
  if (state.kind === 'failed') return strings.failed(errorMessage(state.error));
  return strings[state.kind];
}

function Icon({ kind }: { kind: SaveState<unknown>['kind'] }) {
  if (kind === 'saved') return <Check size={18} aria-hidden />;
  if (kind === 'saving') return <LoaderCircle size={18} aria-hidden />;
  return kind === 'failed' ? <CircleAlert size={18} aria-hidden /> : null;
}

interface SaveLineProps {
  state: SaveState<unknown>;
  strings: SaveStrings;
  onRetry: () => void;
}

/** Save status, announced when it changes. A failure stays until a save succeeds. */
export function SaveLine({ state, strings, onRetry }: SaveLineProps) {
  const isFailed = state.kind === 'failed';
  return (
    <Row gap={8}>
      <Status role="status" $isWrong={isFailed}>
        <Icon kind={state.kind} />
        <OwnText>{wordsOf(state, strings)}</OwnText>
      </Status>
      {isFailed ? (
        <Button variant="secondary" size="small" onPress={onRetry}>
          {strings.retry}
        </Button>
      ) : null}
    </Row>
  );
}
