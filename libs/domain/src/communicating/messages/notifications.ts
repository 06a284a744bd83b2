import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface About {
  id: string;
  subject: string;
}

const to = ['uat', 'firma'] as const;
const pageOf = (kind: Kind, { id, subject }: About) => ({ href: `/${kind}/messages/${id}`, object: `„${subject}”` });

/** Notifications about conversations. Mails about messages are sent later, to users who have not read them by then. */
export const NOTIFICATIONS = catalogue(
  'messages',
  {
    kind: 'messages',
    topic: null,
    subjects: sql`select id, subject, uat_id as uat, firma_id as firma from conversation`,
    sample: (conversation, kind) => [conversation, kind, 'Motivul.'],
  },
  {
    message: event(
      {
        ...{
          label: 'Mesaj nou',
          many: 'mesaje noi',
          to,
          topic: 'messages',
          hasOwnMail: true,
          bound: 'message:account',
        },
        sample: (conversation, kind) => [conversation, { kind: kind === 'uat' ? 'firma' : 'uat' }],
      },
      (conversation: About, from: { kind: Kind; organisationName: string }) => ({
        ...pageOf(from.kind === 'uat' ? 'firma' : 'uat', conversation),
        title: `Mesaj nou de la ${from.organisationName}`,
        message: conversation.subject,
      }),
    ),
    assigned: event(
      { label: 'Conversație încredințată dvs.', to, sample: (conversation, kind) => [conversation, { kind }] },
      (conversation: About, by: { kind: Kind; displayName: string }) => ({
        ...pageOf(by.kind, conversation),
        message: `${by.displayName} v-a încredințat conversația „${conversation.subject}”.`,
      }),
    ),
    reported: event(
      {
        ...{ label: 'Conversație raportată', to: ['admin'], bound: 'conversation-report:organisation' },
        subjects: sql`select id from conversation_report`,
      },
      (report: { id: string }, { from, subject }: { from: string; subject: string }) => ({
        href: `/admin/reported-conversations/${report.id}`,
        object: `„${subject}”`,
        message: `${from} a raportat conversația „${subject}”.`,
      }),
    ),
    dismissed: event(
      { label: 'Raportarea dvs. a fost respinsă', to },
      (conversation: About, kind: Kind, reason: string) => ({
        ...pageOf(kind, conversation),
        message: `Conversația „${conversation.subject}” rămâne așa cum este. ${reason}`,
      }),
    ),
    locked: event(
      { label: 'Conversație suspendată de administratorul portalului', to },
      (conversation: About, kind: Kind, reason: string) => ({
        ...pageOf(kind, conversation),
        message: `În conversația „${conversation.subject}” nu se mai pot trimite mesaje. Motivul: ${reason}`,
      }),
    ),
    unlocked: event(
      { label: 'Conversație redeschisă de administratorul portalului', to },
      (conversation: About, kind: Kind, reason: string) => ({
        ...pageOf(kind, conversation),
        message: `În conversația „${conversation.subject}” se pot trimite din nou mesaje. ${reason}`,
      }),
    ),
  },
);
