import * as words from '@psp/contracts/words/messages';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Messages } from '../../migrations/0062-messages.ts';
import { Conversation } from './conversation.entity.ts';
import { countUnread } from './list.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { dueReaders, mailUnread } from './remind-of-unread.ts';

const unread: Capability['counts'] = {
  uat: (actor) => ({ messages: countUnread(actor) }),
  firma: (actor) => ({ messages: countUnread(actor) }),
};

export const messages: Capability = {
  name: 'messages',
  words,
  entities: [Conversation],
  migrations: { '0062-messages': Messages },
  // Of two who begin the same at one moment the second finds it begun.
  constraints: { conversation_of_project: 'version.stale', conversation_of_request: 'version.stale' },
  notifications: NOTIFICATIONS,
  time: { mailUnread: { due: dueReaders, apply: mailUnread } },
  counts: unread,
  personalData: {
    exports: {
      mesaje: {
        about: 'mesajele și notele scrise de dumneavoastră',
        column: 'message.account_id',
        rows: (id, isMine) => sql`select c.subject, m.number, m.body, m.is_note, m.created_at
          from message m join conversation c on c.id = m.conversation_id
          where m.account_id = ${id} and ${isMine('m.organisation_id')} order by m.id`,
      },
      'conversatii-citite': {
        about: 'până unde ați citit conversațiile',
        column: 'conversation_reader.account_id',
        rows: (id, isMine) => sql`select c.subject, d.read_number, d.read_at, d.is_muted
          from conversation_reader d join conversation c on c.id = d.conversation_id
          where d.account_id = ${id} and ${isMine('d.organisation_id')} order by c.id`,
      },
    },
    leftOut: {
      'conversation.uat_assignee_id': 'who answers for the organisation is the organisation’s to say',
      'conversation.firma_assignee_id': 'who answers for the organisation is the organisation’s to say',
      'organisation_block.created_by': 'whom an organisation takes no messages of is the organisation’s',
    },
    stays: ['message.account_id', 'organisation_block.created_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'message', id::text, 'write', created_at from message where account_id = ${id}`,
    ],
    erase: async ({ db }, { id }) => {
      await db.run(sql`delete from conversation_reader where account_id = ${id}`);
      await db.run(sql`update conversation set uat_assignee_id = nullif(uat_assignee_id, ${id}),
        firma_assignee_id = nullif(firma_assignee_id, ${id}) where ${id} in (uat_assignee_id, firma_assignee_id)`);
    },
  },
};
