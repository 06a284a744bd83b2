import { ACTS, ANNOUNCED_TOPICS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/messages';
import { OWN_GROUPS } from '@psp/contracts/words/search/messages';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Messages } from '../../migrations/0062-messages.ts';
import { ReportedConversations } from '../../migrations/0066-reported-conversations.ts';
import { SearchedMessages } from '../../migrations/0070-searched-messages.ts';
import { LockedConversations } from '../../migrations/0073-locked-conversations.ts';
import { CountedMessages } from '../../migrations/0081-counted-messages.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationReport } from './conversation-report.entity.ts';
import { countUnread } from './list.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { announceToCorrespondents } from './own-conversation.ts';
import { dueReaders, mailUnread } from './remind-of-unread.ts';
import { openReports, waitingReports } from './report-queries.ts';
import { ownSearch } from './search.ts';

const counts: Capability['counts'] = {
  uat: (actor) => ({ messages: countUnread(actor) }),
  firma: (actor) => ({ messages: countUnread(actor) }),
  admin: () => ({ reportedConversations: openReports }),
};

const DAY = 24 * 60;

const limits = {
  // New conversations with unknown organisations, by kind of sender.
  'first-contact:authority': { times: 20, minutes: DAY },
  'first-contact:verified': { times: 10, minutes: DAY },
  'first-contact:firm': { times: 5, minutes: DAY },
  // Faster than anybody types; counted over all conversations.
  'message:account': { times: 300, minutes: 60, perMinute: 60 },
  'conversation-report:organisation': { times: 20, minutes: DAY },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const messages: Capability = {
  name: 'messages',
  waiting: { conversations: () => waitingReports },
  words: { ACTS, ANNOUNCED_TOPICS, ERRORS, LIVE_TOPICS, OWN_GROUPS },
  ownSearch,
  entities: [Conversation, ConversationReport],
  limits,
  migrations: {
    '0062-messages': Messages,
    '0066-reported-conversations': ReportedConversations,
    '0070-searched-messages': SearchedMessages,
    '0073-locked-conversations': LockedConversations,
    '0081-counted-messages': CountedMessages,
  },
  // When both sides start the same conversation concurrently, the second one gets these errors.
  constraints: {
    conversation_of_project: 'version.stale',
    conversation_of_request: 'version.stale',
    conversation_report_waits: 'conversation.reported',
    message_in_open_conversation: 'conversation.locked',
  },
  live: sql`select c.event, 'conversation-report:' || c.id, null::uuid, 'admin' from changed c
    where c.entity = 'conversation-report'`,
  notifications: NOTIFICATIONS,
  // Open pages of conversations with it must learn whether it can be written to.
  listeners: { 'organisation.suspend': announceToCorrespondents, 'organisation.restore': announceToCorrespondents },
  causes: {
    'conversation.locked': causedBy({
      acts: ['conversation.lock'],
      wayOn: 'Mesajele rămân de citit; se poate scrie după ce asociația redeschide conversația.',
    }),
    'conversation.reported': causedBy({
      acts: ['conversation-report.create'],
      rows: (id, { organisationId }) => sql`select id from conversation_report
        where conversation_id = ${id} and organisation_id = ${organisationId}`,
      wayOn: 'Asociația nu a decis încă; primiți o notificare când decide.',
    }),
  },
  time: { mailUnread: { due: dueReaders, apply: mailUnread } },
  counts,
  personalData: {
    exports: {
      mesaje: {
        about: 'mesajele și notele scrise de dumneavoastră',
        column: 'message.account_id',
        rows: (id, isMine) => sql`select c.subject, m.position as number, m.body, m.is_note, m.created_at
          from message m join conversation c on c.id = m.conversation_id
          where m.account_id = ${id} and ${isMine('m.organisation_id')} order by m.id`,
      },
      'conversatii-raportate': {
        about: 'raportările trimise de dumneavoastră',
        column: 'conversation_report.created_by',
        rows: (id, isMine) => sql`select c.subject, r.reason, r.text, r.status, r.decision, r.created_at
          from conversation_report r join conversation c on c.id = r.conversation_id
          where r.created_by = ${id} and ${isMine('r.organisation_id')} order by r.id`,
      },
      'conversatii-citite': {
        about: 'până unde ați citit conversațiile',
        column: 'conversation_reader.account_id',
        rows: (id, isMine) => sql`select c.subject, coalesce(m.position, 0) as read_number, d.read_at, d.is_muted
          from conversation_reader d join conversation c on c.id = d.conversation_id
            left join message m on m.conversation_id = c.id and m.number = d.read_number
          where d.account_id = ${id} and ${isMine('d.organisation_id')} order by c.id`,
      },
    },
    leftOut: {
      'conversation.uat_assignee_id': 'the assignment of conversations is data of the organisation',
      'conversation.firma_assignee_id': 'the assignment of conversations is data of the organisation',
      'organisation_block.created_by': 'the list of blocked organisations is data of the organisation',
    },
    stays: ['message.account_id', 'conversation_report.created_by', 'organisation_block.created_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'message', id::text, 'write', created_at from message where account_id = ${id}`,
      sql`select organisation_id, 'conversation-report', id::text, 'create', created_at from conversation_report
        where created_by = ${id}`,
    ],
    erase: async ({ db }, { id }) => {
      await db.run(sql`delete from conversation_reader where account_id = ${id}`);
      await db.run(sql`update conversation set uat_assignee_id = nullif(uat_assignee_id, ${id}),
        firma_assignee_id = nullif(firma_assignee_id, ${id}) where ${id} in (uat_assignee_id, firma_assignee_id)`);
    },
  },
};
