import { Button } from '@psp/design-system/button';
import { screenOnly } from '@psp/design-system/print-style';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { PassageList } from './passage-list.tsx';
import { strings } from './strings.ts';
import { fillTicket, TICKET_PATH } from './ticket.ts';
import type { TurnProps } from './turn.tsx';

const Box = styled.div`
  display: grid;
  gap: 6px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-left: 4px solid var(--ochre-400);
  border-radius: 6px;
  background: var(--canvas);
  h2 { display: flex; gap: 8px; font-size: 1.0625rem; }
  h2 svg { color: var(--ochre-700); }
  p { font-size: 1rem; line-height: 1.5; }
  section { margin-top: 10px; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 6px; }
`;

/* The passages that come nearest to an answer. */
function Nearest({ turn, open }: Pick<TurnProps, 'turn' | 'open'>) {
  if (turn.passages.length === 0) return null;
  return (
    <section>
      <p>{strings.nearest}</p>
      <PassageList
        passages={turn.passages}
        opened={open.at?.turn === turn.id ? open.at.number : undefined}
        onOpen={(number, from) => open.toggle(turn, number, from)}
      />
    </section>
  );
}

/** Says that nothing in the library answers the question, and offers to ask the association and to read what comes nearest. */
export function Refused({ turn, open, onRephrase }: Pick<TurnProps, 'turn' | 'open' | 'onRephrase'>) {
  const navigate = useNavigate();
  const openTicket = () => {
    fillTicket(turn.question);
    void navigate(TICKET_PATH);
  };
  return (
    <Box>
      <h2>
        <TriangleAlert size={20} aria-hidden />
        {strings.refused}
      </h2>
      <p>{strings.refusedText}</p>
      <div {...screenOnly}>
        <Button onPress={openTicket}>{strings.ticket}</Button>
        <Button variant="quiet" onPress={() => onRephrase(turn.question)}>
          {strings.otherwise}
        </Button>
      </div>
      <Nearest turn={turn} open={open} />
    </Box>
  );
}
