import { Button } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import { errorMessage } from '@psp/remote/api-error';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { styled } from 'styled-components';
import type { SaveState } from './autosave.ts';
import { editorStrings } from './editor-strings.ts';

const strings = editorStrings.save;

const Line = styled.div<{ $isWrong: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${({ $isWrong }) => ($isWrong ? 'var(--brick-700)' : 'var(--ink-muted)')};
  font-size: 1rem;
  font-weight: ${({ $isWrong }) => ($isWrong ? 600 : 400)};
`;

function wordsOf(state: SaveState, isAutomatic: boolean): string {
  if (state.kind === 'saved') return strings.saved(state.at);
  if (state.kind === 'saving') return strings.saving;
  if (state.kind === 'failed') return `${strings.failed(errorMessage(state.error))} ${strings.kept}`;
  if (state.kind === 'local') return `${strings.wrong} ${strings.kept}`;
  if (state.kind === 'unsaved' || state.kind === 'stale') return strings.unsaved;
  return isAutomatic ? strings.clean : strings.untouched;
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
          {strings.retry}
        </Button>
      ) : null}
    </Row>
  );
}
