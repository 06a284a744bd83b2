import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/members';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { AreasOfEditors } from '../../migrations/0144-areas-of-editors.ts';
import { bySystem } from '../../write.ts';
import { OrganisationImports } from '../../migrations/0157-organisation-imports.ts';
import { AreasOfInvitations } from '../../migrations/0158-areas-of-invitations.ts';
import { AccessRequest } from './access-request.entity.ts';
import { FoundingInvitation } from './founding/invitation.entity.ts';
import { Invitation } from './invitation.entity.ts';
import { MAILS } from './mails.ts';
import { Membership } from './membership.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { waitingAccess, waitingRequests } from './queries.ts';
import { revokeInvitationsBy } from './revoke-invitations.ts';

const limits = {
  'invite:organisation': { times: 50, minutes: 60 },
  // Per organisation and address, to protect the owner of the mailbox.
  // Mails of an imported table; the rest waits for the next hour.
  'invite:founding': { times: 300, minutes: 60 },
  'invite:email': { times: 5, minutes: 24 * 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const members: Capability = {
  name: 'members',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  mails: MAILS,
  limits,
  entities: [AccessRequest, FoundingInvitation, Invitation, Membership],
  migrations: {
    '0144-areas-of-editors': AreasOfEditors,
    '0157-organisation-imports': OrganisationImports,
    '0158-areas-of-invitations': AreasOfInvitations,
  },
  tidy: [`delete from founding_invitation where created_at < now() - interval '30 days'`],
  counts: {
    uat: (actor) => ({ members: waitingAccess(actor) }),
    firma: (actor) => ({ members: waitingAccess(actor) }),
    admin: (actor) => ({ members: waitingAccess(actor) }),
  },
  waiting: { access: waitingRequests },
  notifications: NOTIFICATIONS,
  constraints: {
    membership_keeps_owner: 'member.last_owner',
    membership_account_id_organisation_id_key: 'member.exists',
    invitation_one_open: 'invitation.exists',
    founding_invitation_one_open: 'founding.open',
  },
  live: sql`select c.event, 'membership:' || m.id, m.organisation_id, null from changed c
    join (select id, organisation_id from membership union all select id, organisation_id from invitation
      union all select id, organisation_id from access_request) m on m.id = c.id
    where c.entity in ('membership', 'invitation', 'access-request')
    union all select c.event, 'founding-invitation:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'founding-invitation'`,
  personalData: {
    exports: {
      organizatii: {
        about: 'organizațiile în care lucrați și rolul dumneavoastră',
        column: 'membership.account_id',
        rows: (id) => sql`select o.name, o.kind, o.status, m.role, m.created_at from membership m
          join organisation o on o.id = m.organisation_id where m.account_id = ${id} order by m.id`,
      },
      'cereri-de-acces': {
        about: 'cererile de acces la o organizație',
        column: 'access_request.account_id',
        rows: (id) => sql`select o.name as organisation, r.message, r.status, r.reason, r.created_at, r.decided_at
          from access_request r join organisation o on o.id = r.organisation_id where r.account_id = ${id} order by r.id`,
      },
      invitatii: {
        about: 'invitațiile trimise de dumneavoastră',
        column: 'invitation.invited_by',
        rows: (id, isMine) => sql`
          select o.name as organisation, i.email, i.role, i.areas, i.created_at, i.expires_at, i.accepted_at,
          i.revoked_at from invitation i join organisation o on o.id = i.organisation_id
          where i.invited_by = ${id} and ${isMine('i.organisation_id')} order by i.id`,
      },
    },
    leftOut: { 'founding_invitation.invited_by': OFFICE_WORK },
    stays: ['invitation.invited_by', 'founding_invitation.invited_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'invitation', id::text, 'create', created_at from invitation where invited_by = ${id}`,
    ],
    forgetAddress: async ({ db }, email, what) => {
      await db.run(sql`delete from founding_invitation where email = ${email}::citext and (${what === 'all'}::boolean
        or accepted_at is not null or revoked_at is not null or expires_at <= now())`);
      await db.run(sql`update invitation set email = 'sters-' || id || '@invalid', token_hash = null, version = version + 1,
          revoked_at = case when accepted_at is null then coalesce(revoked_at, now()) else revoked_at end
        where email = ${email}::citext and (${what === 'all'}::boolean or accepted_at is not null or revoked_at is not null
          or expires_at <= now())`);
    },
    erase: async (write, { id }) => {
      const { db } = write;
      await revokeInvitationsBy(bySystem(write), { accountId: id });
      await db.run(sql`delete from membership where account_id = ${id}`);
      await db.run(sql`delete from access_request where status = 'pending' and account_id = ${id}`);
      await db.run(sql`update access_request set message = '' where account_id = ${id}`);
    },
  },
};
