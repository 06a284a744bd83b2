import type { AssistantConversation } from '@psp/contracts/assistant';
import { media } from '@psp/design-system/theme';
import { VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useQuery } from '@tanstack/react-query';
import Bot from 'lucide-react/icons/bot';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AssistantArea } from './area.ts';
import { Quiet } from '../../written/ui/log.ts';
import { Entries, Said, Viewport } from './layout.ts';
import { isAnswering, startQuery } from './queries.ts';
import { strings } from './strings.ts';
import { Turn } from './turn.tsx';
import type { OpenPassage } from './use-passage.ts';

const Suggested = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  h2 { width: 100%; font-size: 0.9375rem; }
  button {
    min-height: 40px;
    padding: 4px 14px;
    border: 1px solid var(--blue-600);
    border-radius: 20px;
    background: var(--surface);
    color: var(--blue-700);
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.25;
    text-align: left;
    cursor: pointer;
  }
  button:hover { background: var(--blue-50); }
  ${media.narrow} { button { min-height: 44px; } }
`;

const Status = styled.p`
  padding: 0 24px 10px 68px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  &:empty { padding: 0; }
  ${media.narrow} { padding-left: 16px; }
  @media print { display: none; }
`;

interface LogProps {
  area: AssistantArea;
  conversation: AssistantConversation | null;
  isAsking: boolean;
  open: OpenPassage;
  onAsk: (question: string) => void;
  onRephrase: (question: string) => void;
}

/** The greeting, the questions and their answers, oldest first. Only what is added is announced, once. */
export function Log({ area, conversation, isAsking, open, onAsk, onRephrase }: LogProps) {
  const turns = conversation?.turns ?? [];
  const viewport = useRef<HTMLDivElement>(null);
  const count = useRef(turns.length);
  // Scrolls to a new question; in a column-reverse container the end is at scroll position 0.
  useEffect(() => {
    if (turns.length > count.current) viewport.current?.scrollTo?.({ top: 0 });
    count.current = turns.length;
  }, [turns.length]);
  return (
    <>
      <Viewport ref={viewport} role="log" aria-label={strings.log} tabIndex={0}>
        <Entries>
          <Quiet>
            <Greeting area={area} isBusy={isAsking || isAnswering(conversation)} onAsk={onAsk} />
          </Quiet>
          {conversation
            ? turns.map((turn, index) => (
                <Turn
                  key={turn.id}
                  {...{ area, turn, open, onRephrase }}
                  id={conversation.id}
                  isLast={index === turns.length - 1}
                />
              ))
            : null}
        </Entries>
      </Viewport>
      <Status role="status">{doing(conversation, isAsking)}</Status>
    </>
  );
}

/* What the assistant is doing. */
function doing(conversation: AssistantConversation | null, isAsking: boolean): string {
  if (isAsking) return strings.searching;
  const last = conversation?.turns.at(-1);
  if (last?.state !== 'answering') return '';
  const documents = new Set(last.passages.map(({ kind, id }) => `${kind} ${id}`)).size;
  return documents > 0 ? strings.writing(documents) : strings.searching;
}

interface GreetingProps {
  area: AssistantArea;
  isBusy: boolean;
  onAsk: (question: string) => void;
}

function Greeting({ area, isBusy, onAsk }: GreetingProps) {
  const { data } = useQuery(startQuery(area));
  return (
    <Said>
      <Bot aria-hidden />
      <div>
        <VisuallyHidden>{strings.says}</VisuallyHidden>
        <p>{strings.greeting}</p>
        {data && data.suggested.length > 0 ? (
          <Suggested {...screenOnly}>
            <h2>{strings.suggested}</h2>
            {data.suggested.map((question) => (
              <button
                key={question}
                type="button"
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) onAsk(question);
                }}
              >
                {question}
              </button>
            ))}
          </Suggested>
        ) : null}
      </div>
    </Said>
  );
}
