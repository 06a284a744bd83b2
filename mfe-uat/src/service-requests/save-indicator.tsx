import { Button } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import { errorMessage } from '@psp/remote/api-error';
import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { styled } from 'styled-components';
import type { SaveState } from './autosave.ts';
import { editorMessages } from './editor-messages.ts';

const messages = editorMessages.save;

const Line = styled.div<{ $isWrong: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${({ $isWrong }) => ($isWrong ? 'var(--brick-700)' : 'var(--ink-muted)')};
  font-size: 1rem;
  font-weight: ${({ $isWrong }) => ($isWrong ? 600 : 400)};
`;

function wordsOf(state: SaveState, isAutomatic: boolean): string {
  if (state.kind === 'saved') return messages.saved(state.at);
  if (state.kind === 'saving') return messages.saving;
  if (state.kind === 'failed') return `${messages.failed(errorMessage(state.error))} ${messages.kept}`;
  if (state.kind === 'local') return `${messages.wrong} ${messages.kept}`;
  if (state.kind === 'unsaved' || state.kind === 'stale') return messages.unsaved;
  return isAutomatic ? messages.clean : messages.untouched;
}

function Icon({ kind }: { kind: SaveState['kind'] }) {
  if (kind === 'saved') return <Check size={18} aria-hidden />;
  if (kind === 'saving') return <LoaderCircle size={18} aria-hidden />;
  return kind === 'failed' || kind === 'local' ? <CircleAlert size={18} aria-hidden /> : null;
}

interface SaveIndicatorProps {
  state: SaveState;
  /** True for a draft, which saves itself. */
  isAutomatic: boolean;
  onRetry: () => void;
}

/** Whether what was written is saved; a failure stays until a save works. */
export function SaveIndicator({ state, isAutomatic, onRetry }: SaveIndicatorProps) {
  const isFailed = state.kind === 'failed';
  return (
    <Row gap={8}>
      <Line role="status" $isWrong={isFailed || state.kind === 'local'}>
        <Icon kind={state.kind} />
        {wordsOf(state, isAutomatic)}
      </Line>
      {isFailed ? (
        <Button variant="secondary" size="small" onPress={onRetry}>
          {messages.retry}
        </Button>
      ) : null}
    </Row>
  );
}
