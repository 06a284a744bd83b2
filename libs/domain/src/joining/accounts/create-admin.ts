import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { email as emailSchema } from '@psp/contracts/registrations';
import { Audit } from '../../operating/audit/audit.entity.ts';
import { newId } from '../../id.ts';
import { setContactEmail } from '../../publishing/site-content/contact.ts';
import { makeLink } from './one-time-link.ts';
import { hashPassword } from './password.ts';
import { newSecret } from './secrets.ts';

const LINK_MINUTES = 24 * 60;
/** Any constant: of two commands at the same moment the second finds the organisation of the first. */
const LOCK = 7_402_027;

export interface NewAdmin {
  email: string;
  name: string;
  /** Name of the association, used when it is not in the portal yet. */
  organisation: string;
  /** E-mail address at which the association answers, from now on; null leaves the one it has. */
  contact?: string | null;
}

export interface CreatedAdmin {
  /** For the page that sets a password, good once and for a day. */
  token: string;
  organisation: string;
  isNewOrganisation: boolean;
}

/** An e-mail address as accounts hold it; null for a text that is none. */
export const readEmail = (text: string): string | null => emailSchema.safeParse(text).data ?? null;

/** Makes an administrator, owner of the association's organisation. Null when the e-mail belongs to an account already. */
export async function createAdmin(
  orm: MikroORM,
  { email, name, organisation, contact = null }: NewAdmin,
): Promise<CreatedAdmin | null> {
  // Nobody knows this password: the first one is set through the link.
  const passwordHash = await hashPassword(newSecret());
  return orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
    const accountId = newId();
    const made = await em.execute<unknown[]>(
      `insert into account (id, email, display_name, password_hash) values (?, ?, ?, ?) on conflict do nothing returning id`,
      [accountId, email, name, passwordHash],
    );
    if (made.length === 0) return null;
    const association = await associationOf(em, organisation);
    const [membership] = await em.execute<{ id: string }[]>(
      `insert into membership (account_id, organisation_id, role) values (?, ?, 'owner') returning id`,
      [accountId, association.id],
    );
    if (association.isNew)
      recordCommand(em, association.id, 'organisation.approve', 'organisation', association.id, 'approved');
    if (contact) await setContact(em, association, contact);
    recordCommand(em, association.id, 'account.create', 'account', accountId, 'active');
    recordCommand(em, association.id, 'membership.join', 'membership', membership?.id ?? null, 'owner');
    const token = await makeLink(em, { accountId, purpose: 'recovery', minutes: LINK_MINUTES });
    return { token, organisation: association.name, isNewOrganisation: association.isNew };
  });
}

interface Association {
  id: string;
  name: string;
  isNew: boolean;
}

async function setContact(em: EntityManager, { id }: Association, contact: string): Promise<void> {
  const section = await setContactEmail(em, contact);
  recordCommand(em, id, 'site-section.edit', 'site-section', section.id, String(section.version));
}

async function associationOf(em: EntityManager, name: string): Promise<Association> {
  const [existing] = await em.execute<{ id: string; name: string }[]>(
    `select id, name from organisation where kind = 'admin' and status = 'approved' order by id limit 1`,
  );
  if (existing) return { ...existing, isNew: false };
  const id = newId();
  await em.execute(`insert into organisation (id, kind, name, status) values (?, 'admin', ?, 'approved')`, [id, name]);
  return { id, name, isNew: true };
}

/* By nobody's account: it is typed on the machine itself. */
function recordCommand(
  em: EntityManager,
  organisationId: string,
  action: string,
  entity: string,
  entityId: string | null,
  toState: string,
): void {
  const nobody = { accountId: null, fromState: null, reason: null, traceId: null, details: { by: 'admin:create' } };
  em.create(Audit, { ...nobody, organisationId, action, entity, entityId, toState }, { persist: true });
}
