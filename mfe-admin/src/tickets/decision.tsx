import { serverNow } from '@psp/auth/session/server-clock';
import { closesAt } from '@psp/contracts/ticket-basics';
import type { TicketAction, TicketView } from '@psp/contracts/tickets';
import { Button } from '@psp/design-system/button';
import { formatDate } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Keys } from '../common/keys.tsx';
import { useShortcuts } from '../common/use-shortcuts.ts';
import { dueLabel } from './due.ts';
import { strings, STANDING } from './strings.ts';
import { tickets, useTicketAct } from './queries.ts';
import { ANSWER_ID, NOTE_ID } from './writing.tsx';

const NAMED = ['answer', 'note', 'resolve', 'reopen'] as const;
type Asking = 'resolve' | 'reopen';
const ASKED = {
  resolve: {
    address: 'POST /tickets/:id/resolve',
    title: strings.resolveTitle,
    label: strings.resolve,
    text: strings.resolveText,
    done: strings.resolved,
  },
  reopen: {
    address: 'POST /tickets/:id/reopen',
    title: strings.reopenTitle,
    label: strings.reopen,
    text: strings.reopenText,
    done: strings.reopened,
  },
} as const;

interface DecisionProps {
  ticket: TicketView;
  /** Address of the next ticket of the queue, null when there is none. */
  nextHref: string | null;
}

/** Where the ticket stands, until when an answer is due, and what ends it or opens it again. */
export function Decision({ ticket, nextHref }: DecisionProps) {
  const { status, actions } = ticket;
  const [asking, setAsking] = useState<Asking | null>(null);
  useTicketKeys(actions, nextHref, setAsking);
  const buttons = (['reopen', 'resolve'] as const).filter((action) => actions.includes(action));
  return (
    <>
      <NextStep
        title={STANDING[status].title}
        actions={
          buttons.length > 0
            ? buttons.map((action) => (
                <Button key={action} variant="secondary" onPress={() => setAsking(action)}>
                  {ASKED[action].label}
                </Button>
              ))
            : null
        }
      >
        {untilWhen(ticket, serverNow())}
      </NextStep>
      <Keys
        words={strings}
        names={[...NAMED.filter((action) => ticket.actions.includes(action)), ...(nextHref ? (['next'] as const) : [])]}
      />
      {(['resolve', 'reopen'] as const).map((action) => (
        <ActionDialog
          key={action}
          ticket={ticket}
          action={action}
          isOpen={asking === action}
          onClose={() => setAsking(null)}
        />
      ))}
    </>
  );
}

interface ActionDialogProps {
  ticket: TicketView;
  action: Asking;
  isOpen: boolean;
  onClose: () => void;
}

function ActionDialog({ ticket: { id, version, subject }, action, ...dialog }: ActionDialogProps) {
  const { address, title, label, text, done } = ASKED[action];
  const act = useTicketAct(id, { send: () => tickets.call(address, { id, body: { version } }), done, about: subject });
  return (
    <ActDialog {...dialog} act={act} title={title} confirmLabel={label}>
      <p>{text}</p>
    </ActDialog>
  );
}

function untilWhen({ status, due, replyUntil }: TicketView, now: Date): string {
  if (due) return `${strings.due}: ${dueLabel(due, now)}.`;
  if (!replyUntil) return STANDING[status].text;
  if (status === 'resolved') return strings.closesBy(formatDate(closesAt(replyUntil)), formatDate(replyUntil));
  return Date.parse(replyUntil) > now.getTime() ? strings.reopensBy(formatDate(replyUntil)) : STANDING[status].text;
}

const goTo = (id: string) => () => document.getElementById(id)?.focus();

function useTicketKeys(actions: readonly TicketAction[], nextHref: string | null, ask: (what: Asking) => void): void {
  const navigate = useNavigate();
  const shortcuts = useMemo(() => {
    const when = (action: TicketAction, run: () => void) => (actions.includes(action) ? run : undefined);
    return {
      KeyS: when('answer', goTo(ANSWER_ID)),
      KeyN: when('note', goTo(NOTE_ID)),
      KeyR: when('resolve', () => ask('resolve')),
      KeyD: when('reopen', () => ask('reopen')),
      KeyU: nextHref ? () => void navigate(nextHref) : undefined,
    };
  }, [actions, nextHref, ask, navigate]);
  useShortcuts(shortcuts);
}
