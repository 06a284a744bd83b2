import type { AnswerSentence, AssistantTurn } from '@psp/contracts/assistant';
import { Button } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useMedia } from '@psp/design-system/use-media';
import Bot from 'lucide-react/icons/bot';
import Info from 'lucide-react/icons/info';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { styled } from 'styled-components';
import { type AssistantArea, passageHref } from './area.ts';
import { Feedback } from './feedback.tsx';
import { Quiet } from '../../written/ui/log.ts';
import { Asked, numberStyle, Printed, Said, WIDE } from './layout.ts';
import { Dates, Passage } from './passage.tsx';
import { useConversationAct } from './queries.ts';
import { Refused } from './refused.tsx';
import { strings } from './strings.ts';
import { type OpenPassage } from './use-passage.ts';

const Text = styled.p`
  font-size: 1.0625rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

const Sentence = styled.span<{ $isOpen: boolean }>`
  ${({ $isOpen }) => ($isOpen ? 'background: var(--blue-50); box-shadow: 0 0 0 3px var(--blue-50); border-radius: 2px;' : '')}
`;

const Citation = styled.button`
  ${numberStyle}
  margin: 0 1px 0 3px;
  vertical-align: 2px;
  cursor: pointer;
  &:hover { background: var(--blue-50); }
  &[aria-expanded='true'] { background: var(--blue-600); color: #ffffff; }
`;

const PrintedMark = styled(Printed).attrs({ as: 'sup' })`
  @media print { display: inline; }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-top: 8px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

const Below = styled.div`
  margin-top: 12px;
`;

export interface TurnProps {
  area: AssistantArea;
  /** Id of the conversation. */
  id: string;
  turn: AssistantTurn;
  /** True for the last question of the conversation. */
  isLast: boolean;
  open: OpenPassage;
  /** Writes a question in the field again. */
  onRephrase: (question: string) => void;
}

/** A question and what the assistant answered. */
export function Turn(props: TurnProps) {
  const { turn } = props;
  return (
    <>
      <Quiet>
        <Asked>
          <VisuallyHidden>{strings.you} </VisuallyHidden>
          {turn.question}
        </Asked>
      </Quiet>
      <Said aria-busy={turn.state === 'answering'}>
        <Bot aria-hidden />
        <div>
          <VisuallyHidden>{strings.says}</VisuallyHidden>
          {turn.state === 'refused' ? <Refused {...props} /> : <Answered {...props} />}
          <OpenBelow {...props} />
        </div>
      </Said>
    </>
  );
}

/* The open passage, where there is no room for it beside the conversation. */
function OpenBelow({ area, turn, open }: TurnProps) {
  const isWide = useMedia(WIDE);
  const shown =
    isWide || open.at?.turn !== turn.id ? undefined : turn.passages.find((p) => p.number === open.at?.number);
  if (!shown) return null;
  return (
    <Quiet>
      <Below {...screenOnly}>
        <Passage key={shown.number} area={area} passage={shown} takesFocus={open.takesFocus}>
          <Button variant="quiet" size="small" onPress={open.close}>
            {strings.closeOne}
          </Button>
        </Passage>
      </Below>
    </Quiet>
  );
}

function Answered(props: TurnProps) {
  const { area, id, turn, open } = props;
  return (
    <>
      {turn.sentences.length > 0 ? (
        <Text>
          {turn.sentences.map((sentence, index) => (
            <Cited key={`sentence-${index}`} sentence={sentence} turn={turn} open={open} />
          ))}
        </Text>
      ) : null}
      <Notes turn={turn} />
      <Stopped {...props} />
      <Quiet>
        {turn.state === 'answered' ? <Feedback area={area} id={id} turn={turn} /> : null}
        <PrintedSources area={area} turn={turn} />
      </Quiet>
    </>
  );
}

interface CitedProps {
  sentence: AnswerSentence;
  turn: AssistantTurn;
  open: OpenPassage;
}

/* A sentence with the buttons that open its passages; on paper their numbers. */
function Cited({ sentence: { text, citations }, turn, open }: CitedProps) {
  const isOpen = (number: number): boolean => open.at?.turn === turn.id && open.at.number === number;
  const readable = citations.filter((number) => turn.passages.some((passage) => passage.number === number));
  return (
    <>
      <Sentence $isOpen={readable.some(isOpen)}>{text}</Sentence>
      {readable.map((number) => (
        <OwnText key={number}>
          <Citation
            type="button"
            aria-label={strings.passage(number)}
            aria-expanded={isOpen(number)}
            onClick={({ currentTarget }) => open.toggle(turn, number, currentTarget)}
          >
            {number}
          </Citation>
          <PrintedMark aria-hidden>{number}</PrintedMark>
        </OwnText>
      ))}
      <OwnText> </OwnText>
    </>
  );
}

/* What the reader must know about how the answer came about. */
function Notes({ turn: { withdrawn, isFallback, isPartial } }: Pick<TurnProps, 'turn'>) {
  return (
    <>
      {withdrawn > 0 ? <Note text={strings.withdrawn(withdrawn)} /> : null}
      {isFallback ? <Note text={strings.fallback} /> : null}
      {isPartial ? <Note text={strings.partial} /> : null}
    </>
  );
}

const NoteLine = styled(Line)`
  flex-wrap: nowrap;
  align-items: flex-start;
  svg { flex: none; margin-top: 3px; }
`;

function Note({ text }: { text: string }) {
  return (
    <NoteLine>
      <Info size={18} aria-hidden />
      <span>{text}</span>
    </NoteLine>
  );
}

/* An answer that was stopped, which the last question can get anew. */
function Stopped({ area, id, turn, isLast }: TurnProps) {
  const retry = useConversationAct(area, id, {
    send: () => area.api.call('POST /assistant/conversations/:id/retry', { id, body: { turn: turn.id } }),
    failed: strings.retryFailed,
  });
  if (turn.state !== 'stopped') return null;
  return (
    <Line>
      <OwnText>{strings.stopped}</OwnText>
      {isLast ? (
        <Button
          variant="quiet"
          size="small"
          icon={<RefreshCw aria-hidden />}
          isPending={retry.isPending}
          onPress={() => retry.run()}
        >
          {strings.retry}
        </Button>
      ) : null}
    </Line>
  );
}

/* On paper, which has no buttons that open a passage. */
function PrintedSources({ area, turn: { passages } }: Pick<TurnProps, 'area' | 'turn'>) {
  if (passages.length === 0) return null;
  return (
    <Printed>
      <strong>{strings.sources}</strong>
      <ol>
        {passages.map((passage) => (
          <li key={passage.number} value={passage.number}>
            <Link href={passageHref(area, passage)}>{passage.title}</Link>
            <OwnText>{passage.heading ? `, ${passage.heading} ` : ' '}</OwnText>
            <Dates passage={passage} />
            {passage.quotes.map((quote) => (
              <blockquote key={quote}>„{quote}”</blockquote>
            ))}
          </li>
        ))}
      </ol>
    </Printed>
  );
}
