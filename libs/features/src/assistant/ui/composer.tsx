import { type AssistantConversation, QUESTION_MAX } from '@psp/contracts/assistant';
import { Button } from '@psp/design-system/button';
import { OwnText } from '@psp/design-system/own-text';
import { TextAreaField } from '@psp/design-system/text-fields';
import { media } from '@psp/design-system/theme';
import type { Act } from '@psp/remote/act/use-act';
import { errorMessage } from '@psp/remote/api-error';
import { useDraft } from '@psp/remote/draft';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import Square from 'lucide-react/icons/square';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isTouch, onEnter } from '../../messages/ui/keys.ts';
import type { AssistantArea } from './area.ts';
import { isAnswering, useConversationAct } from './queries.ts';
import { strings } from './strings.ts';

const Panel = styled.form`
  display: grid;
  gap: 6px;
  padding: 10px 24px 12px;
  border-top: 1px solid var(--line);
  textarea { min-height: 52px; max-height: 30dvh; field-sizing: content; resize: none; }
  ${media.narrow} { padding: 10px 16px 12px; }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
  > button { min-height: 52px; }
`;

const Hints = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  max-width: none;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  kbd {
    padding: 0 5px;
    border: 1px solid var(--line);
    border-radius: 3px;
    background: var(--canvas);
    color: var(--ink);
    font: inherit;
    font-weight: 600;
  }
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  font-size: 0.9375rem;
  > span { display: inline-flex; gap: 6px; align-items: center; color: var(--brick-700); font-weight: 600; }
`;

/** Id of the field of a question. */
export const QUESTION_ID = 'question';

const draftName = (id: string | undefined): string => `assistant:${id ?? 'new'}`;

/** The text of the next question, kept on the device until it is answered. */
export function useQuestion(ask: Act<string, AssistantConversation>, id: string | undefined) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const draft = useDraft<string>(draftName(id), typed);
  const text = typed ?? draft.saved ?? '';
  const isTooLong = text.trim().length > QUESTION_MAX;
  const run = (question: string) =>
    ask.run(question, {
      onSent: () => {
        // A suggestion leaves what is being written as it is, and so does what was written while the question was sent.
        setTyped((now) => ((now ?? draft.saved ?? '').trim() === question ? '' : now));
        if (text.trim() === question) draft.clear();
      },
    });
  return {
    text,
    isTooLong,
    change: setTyped,
    ask: run,
    send: () => {
      if (text.trim() !== '' && !isTooLong) run(text.trim());
    },
    /** Writes a question in the field, which takes the focus, unless another one is being written. */
    rephrase: (question: string) => {
      if (text.trim() === '') setTyped(question);
      document.getElementById(QUESTION_ID)?.focus();
    },
  };
}

interface ComposerProps {
  area: AssistantArea;
  conversation: AssistantConversation | null;
  asking: Act<string, AssistantConversation>;
  question: ReturnType<typeof useQuestion>;
}

/** Form of the next question. While an answer is written, a button stops it and the text waits. */
export function Composer({ area, conversation, asking, question }: ComposerProps) {
  const { text, isTooLong, change, send } = question;
  const answering = conversation && isAnswering(conversation) ? conversation : null;
  const submit = () => {
    if (!answering) send();
  };
  return (
    <Panel
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SendingFailed asking={asking} onAgain={() => (text.trim() ? submit() : question.ask(asking.input ?? ''))} />
      <Box>
        <TextAreaField
          id={QUESTION_ID}
          label={strings.question}
          rows={2}
          value={text}
          error={isTooLong ? strings.tooLong : undefined}
          onChange={change}
          onKeyDown={onEnter(submit)}
        />
        {answering ? (
          <Stop area={area} conversation={answering} />
        ) : (
          <Button
            type="submit"
            icon={<Send aria-hidden />}
            isPending={asking.isPending}
            isDisabled={text.trim() === '' || isTooLong}
          >
            {strings.send}
          </Button>
        )}
      </Box>
      <Hints>
        {isTouch() ? (
          <span>{strings.touchKeys}</span>
        ) : (
          <span>
            <kbd>Enter</kbd> {strings.sends} <kbd>Shift</kbd> + <kbd>Enter</kbd> {strings.breaks}
          </span>
        )}
        <span>{strings.caution}</span>
      </Hints>
    </Panel>
  );
}

function SendingFailed({
  asking: { error, isPending },
  onAgain,
}: Pick<ComposerProps, 'asking'> & { onAgain: () => void }) {
  if (!error || isPending) return null;
  return (
    <Failed>
      <span role="alert">
        <CircleAlert size={18} aria-hidden />
        <OwnText>{strings.failed(errorMessage(error))}</OwnText>
      </span>
      <Button variant="quiet" size="small" icon={<RefreshCw aria-hidden />} onPress={onAgain}>
        {strings.sendAgain}
      </Button>
    </Failed>
  );
}

function Stop({ area, conversation: { id, turns } }: { area: AssistantArea; conversation: AssistantConversation }) {
  const stop = useConversationAct(area, id, {
    send: () => area.api.call('POST /assistant/conversations/:id/stop', { id, body: { turn: turns.at(-1)?.id ?? '' } }),
    failed: strings.stopFailed,
  });
  return (
    <Button
      variant="secondary"
      icon={<Square aria-hidden fill="currentColor" />}
      isPending={stop.isPending}
      onPress={() => stop.run()}
    >
      {strings.stop}
    </Button>
  );
}
