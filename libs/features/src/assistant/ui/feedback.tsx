import type { AssistantTurn, RateAnswer } from '@psp/contracts/assistant';
import { Button } from '@psp/design-system/button';
import { screenOnly } from '@psp/design-system/print-style';
import { TextField } from '@psp/design-system/text-fields';
import { media } from '@psp/design-system/theme';
import { useCopy } from '@psp/remote/use-copy';
import Copy from 'lucide-react/icons/copy';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { AssistantArea } from './area.ts';
import { answerText } from './copied.ts';
import { useConversationAct } from './queries.ts';
import { strings } from './strings.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 12px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  > :last-child { margin: 0 -10px 0 auto; }
  [role='status']:empty { position: absolute; }
  button[aria-pressed='true'] { border-color: var(--fir-700); background: var(--fir-100); color: var(--fir-700); }
  ${media.narrow} { > span:first-child { width: 100%; } button { min-height: 44px; } }
`;

const Why = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  margin-top: 8px;
  > :first-child { flex: 1 1 260px; max-width: 480px; }
`;

const COMMENT_MAX = 500;

interface FeedbackProps {
  area: AssistantArea;
  /** Id of the conversation. */
  id: string;
  turn: AssistantTurn;
}

/** What the reader thinks of an answer, with a word when it was not useful, and its text with the sources. */
export function Feedback({ area, id, turn }: FeedbackProps) {
  const { outcome, copy } = useCopy(strings.copied);
  const send = (body: RateAnswer) => area.api.call('POST /assistant/turns/:id/feedback', { id: turn.id, body });
  const rate = useConversationAct<RateAnswer>(area, id, { send, failed: strings.rateFailed });
  // An act of its own: a word that is quickly typed is sent although the press before it has no answer yet.
  const tell = useConversationAct<RateAnswer>(area, id, { send, done: strings.thanks, failed: strings.rateFailed });
  const isUseful = rate.isPending && rate.input ? rate.input.isUseful : (turn.feedback?.isUseful ?? null);
  const press = (value: boolean) => rate.run({ isUseful: isUseful === value ? null : value });
  return (
    <div {...screenOnly}>
      <Bar>
        <span>{strings.useful}</span>
        <Button
          variant="secondary"
          size="small"
          icon={<ThumbsUp aria-hidden />}
          aria-pressed={isUseful === true}
          onPress={() => press(true)}
        >
          {strings.yes}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<ThumbsDown aria-hidden />}
          aria-pressed={isUseful === false}
          onPress={() => press(false)}
        >
          {strings.no}
        </Button>
        <span role="status">{outcome}</span>
        <Button
          variant="quiet"
          size="small"
          icon={<Copy aria-hidden />}
          onPress={() => copy(answerText(area, turn, window.location.origin))}
        >
          {strings.copy}
        </Button>
      </Bar>
      {isUseful === false ? (
        <Comment
          known={turn.feedback?.comment ?? ''}
          isPending={tell.isPending}
          onSend={(comment) => tell.run({ isUseful: false, comment })}
        />
      ) : null}
    </div>
  );
}

interface CommentProps {
  known: string;
  isPending: boolean;
  onSend: (comment: string) => void;
}

function Comment({ known, isPending, onSend }: CommentProps) {
  const [text, setText] = useState(known);
  return (
    <Why
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== known) onSend(text.trim());
      }}
    >
      <TextField label={strings.why} value={text} onChange={setText} maxLength={COMMENT_MAX} />
      <Button type="submit" variant="secondary" isPending={isPending} isDisabled={text.trim() === known}>
        {strings.sendWhy}
      </Button>
    </Why>
  );
}
