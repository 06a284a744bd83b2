import type { Kind } from '@psp/contracts/common';
import type { Message } from '../notifications/notify.ts';

interface About {
  id: string;
  subject: string;
}

const pageOf = (kind: Kind, { id }: About) => ({ href: `/${kind}/messages/${id}`, topic: null }) as const;

/** What is told of conversations; mail goes later, to those who have not read by then. */
export const NOTIFICATIONS = {
  message: (conversation: About, from: { kind: Kind; organisationName: string }): Message => ({
    ...pageOf(from.kind === 'uat' ? 'firma' : 'uat', conversation),
    title: `Mesaj nou de la ${from.organisationName}`,
    message: conversation.subject,
  }),
  assigned: (conversation: About, by: { kind: Kind; displayName: string }): Message => ({
    ...pageOf(by.kind, conversation),
    title: 'Conversație încredințată dvs.',
    message: `${by.displayName} v-a încredințat conversația „${conversation.subject}”.`,
  }),
};
