import type { Attendee } from '@psp/contracts/attendance';
import { Button } from '@psp/design-system/button';
import { formatClock } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { Said, useMarks } from './use-marks.ts';

const Lines = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
`;
const Line = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 58px;
  padding: 8px 16px;
  line-height: 1.35;
  & + & { border-top: 1px solid var(--line); }
`;
const Who = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  > span { display: block; color: var(--ink-muted); font-size: 0.9375rem; }
`;
const When = styled.div<{ $waits: boolean }>`
  color: ${({ $waits }) => ($waits ? 'var(--ochre-700)' : 'var(--fir-700)')};
  font-size: 0.875rem;
  font-weight: 600;
  text-align: right;
  > span { display: block; }
  svg { margin-right: 4px; vertical-align: -2px; }
`;
/* A thumb's size, unlike the checkboxes of forms. */
const Tick = styled.button<{ $isOn: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 7px;
  border: 0;
  background: none;
  cursor: pointer;
  > span {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border: 2px solid ${({ $isOn }) => ($isOn ? 'var(--fir-700)' : 'var(--control)')};
    border-radius: 5px;
    background: ${({ $isOn }) => ($isOn ? 'var(--fir-700)' : 'var(--surface)')};
    color: #ffffff;
  }
  &:disabled { cursor: default; }
`;

type Marks = ReturnType<typeof useMarks>;

interface PeopleProps {
  people: Marks['shown'];
  sitting: number;
  canAct: boolean;
  onMark: Marks['mark'];
}

/** The attendance list, with a tick for each person. */
export function People({ people, sitting, canAct, onMark }: PeopleProps) {
  return (
    <Lines>
      {people.map((person) => {
        const mark = person.marks.find((one) => one.sitting === sitting && one.isPresent);
        return (
          <Line key={person.id}>
            <Who>
              <strong>{person.name}</strong>
              <span>{person.isGuest ? `${person.organisation} · ${strings.guest}` : person.organisation}</span>
            </Who>
            {mark ? (
              <When $waits={person.waits}>
                <span>
                  {person.waits ? <Clock size={15} aria-hidden /> : null}
                  <OwnText>{formatClock(mark.at)}</OwnText>
                </span>
                <span>{person.waits ? strings.toSend : strings.ways[mark.way]}</span>
              </When>
            ) : null}
            <Tick
              type="button"
              role="checkbox"
              aria-checked={Boolean(mark)}
              aria-label={strings.mark(person.name)}
              $isOn={Boolean(mark)}
              disabled={!canAct || (Boolean(mark) && person.hasCertificate)}
              onClick={() => onMark(person, { sitting, isPresent: !mark, way: 'tick' })}
            >
              <span>{mark ? <Check size={20} strokeWidth={3} aria-hidden /> : null}</span>
            </Tick>
          </Line>
        );
      })}
    </Lines>
  );
}

/** What the last mark came to, read aloud; a presence can be taken back. */
export function Outcome({ said, onUndo }: { said: Said | null; onUndo: (person: Attendee) => void }) {
  if (!said) return <div role="status" />;
  const { outcome, name, at, person } = said;
  const text =
    at && outcome === 'present'
      ? strings.presentAt(at)
      : at && outcome === 'already'
        ? strings.alreadyAt(at)
        : strings.outcomes[outcome];
  const isGood = outcome === 'present';
  return (
    <div role="status">
      <Notice tone={isGood ? 'success' : outcome === 'absent' ? 'info' : 'warning'} title={name ?? undefined}>
        <p>{text}</p>
        {isGood && person ? (
          <Button variant="quiet" size="small" aria-label={strings.undoOf(person.name)} onPress={() => onUndo(person)}>
            {strings.undo}
          </Button>
        ) : null}
      </Notice>
    </div>
  );
}
