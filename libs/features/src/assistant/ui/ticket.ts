import { useSession } from '@psp/auth/session';
import { ticketDraft } from '@psp/contracts/ticket-basics';
import { readDraft } from '@psp/remote/draft';
import { accountDevice } from '@psp/remote/editor/device';
import { strings } from './strings.ts';

interface TicketText {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Path of the form of a ticket. */
export const TICKET_PATH = '/support';

/** Writes a question into the unsent ticket of the signed-in person, after what is there. */
export function fillTicket(question: string): void {
  const device = accountDevice();
  const name = ticketDraft('support');
  const { account } = useSession.getState();
  const unsent = readDraft<Partial<TicketText>>(device, name);
  const written = unsent?.message ?? '';
  const message = written.includes(question) ? written : [written, question].filter(Boolean).join('\n\n');
  const text = {
    ...{ isUrgent: false, website: '' },
    ...unsent,
    name: unsent?.name || (account?.displayName ?? ''),
    email: unsent?.email || (account?.email ?? ''),
    subject: unsent?.subject || strings.ticketSubject,
    message,
  };
  device.write(name, JSON.stringify(text));
}
