import type { Kind } from '@psp/contracts/common';
import type { ChooseNotifications, EventChoice, NotificationChoices } from '@psp/contracts/notification-choices';
import type { SupportNotifications } from '@psp/contracts/support-views';
import { type MailTime, NOTIFICATION_KINDS, type NotificationKind } from '@psp/contracts/notification-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { recordOwn } from '../audit/record-own.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import type { Event, MailTopic } from './catalogue.ts';
import { EVENTS } from './events.ts';
import { defaultMailTime } from './notify.ts';
import { needsReaderAction } from './waiting.ts';

interface Chooser {
  topics: MailTopic[];
  chosen: Record<string, { mail: MailTime | null; inPortal: boolean | null }>;
}
type Person = Chooser & { kinds: Kind[] };

/* Columns of a `Chooser` for the account `a`. */
const CHOSEN = sql`a.mail_topics as topics, (select coalesce(json_object_agg(event, json_build_object('mail', mail, 'inPortal', in_portal)), '{}')
  from notification_choice where account_id = a.id) as chosen`;

const events = [...EVENTS.values()];
const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** Mail sent by other code has a setting only if that code respects it; its event then has a topic. */
const hasMailChoice = ({ isSecurity, hasOwnMail, topic }: Event): boolean => !isSecurity && !(hasOwnMail && !topic);

/** Reads a user's settings for all events that their organisations can be notified of. */
export const readChoices = async (db: Db, accountId: string): Promise<NotificationChoices> => {
  const person = found(
    await oneRow(
      db,
      sql<Person>`select ${CHOSEN}, array(select distinct o.kind from membership m join organisation o on o.id = m.organisation_id
            where m.account_id = a.id) as kinds
        from account a where a.id = ${accountId}`,
    ),
  );
  const own = events.filter(({ to }) => to.some((kind) => person.kinds.includes(kind)));
  const all = kinds.map((kind) => ({ kind, events: own.filter((event) => event.kind === kind) }));
  return {
    kinds: all
      .filter(({ events: some }) => some.length > 0)
      .map(({ kind, events: some }) => ({ kind, events: some.map((event) => choiceOf(event, person)) })),
  };
};

type MemberChoices = SupportNotifications['members'][number];
type StoredChoices = Chooser & Pick<MemberChoices, 'id' | 'displayName' | 'role'>;

/**
 * Reads when each member of an organisation gets mail of its events: their number by time, and the choices that differ from the
 * standard.
 */
export const readMemberChoices = async (
  db: Db,
  { organisationId, kind }: Pick<Actor, 'organisationId' | 'kind'>,
): Promise<MemberChoices[]> => {
  const rows = await db.run(sql<StoredChoices>`select m.id, a.display_name as "displayName", m.role, ${CHOSEN}
    from membership m join account a on a.id = m.account_id where m.organisation_id = ${organisationId}
    order by array_position(array['owner', 'editor', 'viewer'], m.role), a.display_name collate "ro-x-icu", m.id`);
  const own = events.filter(({ to }) => to.includes(kind));
  return rows.map(({ topics, chosen, ...member }) => {
    const choices = own.map((event) => choiceOf(event, { topics, chosen }));
    const at = (time: MailTime): number => choices.filter(({ mail }) => mail === time).length;
    const mail = { now: at('now'), daily: at('daily'), weekly: at('weekly'), off: at('off') };
    const changed = choices.filter(({ event }) => Object.hasOwn(chosen, event));
    return {
      ...member,
      mail,
      changed: changed.map(({ event, label, ...one }) => ({ event, label, mail: one.mail, inPortal: one.inPortal })),
    };
  });
};

const choiceOf = (event: Event, { topics, chosen }: Chooser): EventChoice => {
  const { name, label, topic, isSecurity = false } = event;
  const { mail, inPortal } = chosen[name] ?? { mail: null, inPortal: null };
  const standard = topic && topics.includes(topic) ? defaultMailTime(name) : 'off';
  return {
    event: name,
    label,
    mail: hasMailChoice(event) ? (mail ?? standard) : null,
    inPortal: isSecurity || (inPortal ?? true),
    isSecurity,
    waits: needsReaderAction(name),
  };
};

/**
 * Sets when mail of these events is sent and whether they appear in the portal. Items already waiting for a digest follow the choice.
 * Throws `not_found` for an event without this setting.
 */
export const chooseNotifications = async (
  write: Write<Actor>,
  { events: names, mail, inPortal }: ChooseNotifications,
): Promise<void> => {
  const { db, actor } = write;
  for (const name of names) {
    const event = EVENTS.get(name);
    if (!event || event.isSecurity || (mail && !hasMailChoice(event))) throw new DomainError('not_found');
  }
  await db.run(sql`insert into notification_choice as c (account_id, event, mail, in_portal)
    select distinct ${actor.accountId}::uuid, name, ${mail ?? null}::text, ${inPortal ?? null}::boolean from unnest(${names}::text[]) name
    on conflict (account_id, event) do update
      set mail = coalesce(excluded.mail, c.mail), in_portal = coalesce(excluded.in_portal, c.in_portal)`);
  if (mail === 'off')
    await db.run(sql`delete from digest_item where account_id = ${actor.accountId} and event = any (${names}::text[])`);
  else if (mail)
    await db.run(sql`update digest_item set frequency = ${mail === 'weekly' ? mail : 'daily'}
      where account_id = ${actor.accountId} and event = any (${names}::text[])`);
  recordOwn(write, 'edit');
};
