import { sql } from 'kysely';
import { DomainError } from '../../../errors.ts';
import { type Recorded, record } from '../../../operating/audit/record.ts';
import { notifyAdmins } from '../../../operating/notifications/notify.ts';
import { flush, type Write } from '../../../write.ts';
import type { Person } from '../../accounts/person.ts';
import { rivalsOf } from '../../organisations/cui.ts';
import { keepSlugs } from '../../organisations/details.ts';
import { mailOwners } from '../../organisations/mail-owners.ts';
import { Organisation } from '../../organisations/organisation.entity.ts';
import { liveOrganisationByCui } from '../../registrations/live-organisation.ts';
import { NOTIFICATIONS } from '../../registrations/notifications.ts';
import { type FoundingContent, foundedBy } from './content.ts';
import type { FoundingInvitation } from './invitation.entity.ts';

/* The caller has locked the tax code. Throws `link.invalid` when the organisation has come into the portal in another way. */
const expectNotThere = async ({ db }: Write<Recorded>, { cui }: FoundingInvitation): Promise<void> => {
  const there = await liveOrganisationByCui(db, cui);
  if (there)
    throw new DomainError(
      'link.invalid',
      undefined,
      `${there.name} este deja în portal. Cereți acces la ea din pagina de înscriere.`,
    );
};

/**
 * Creates the organisation of an accepted invitation, with the invitation's id, owned by `holder`, with its content. The association has vouched for it,
 * so that it is approved at once; only when somebody else asks for the same tax code meanwhile it waits for the decision beside them.
 * Throws `link.invalid`.
 */
export const foundInvited = async (
  write: Write<Recorded>,
  invitation: FoundingInvitation,
  content: FoundingContent,
  holder: Pick<Person, 'id' | 'email'>,
): Promise<void> => {
  const { em, db, now } = write;
  await expectNotThere(write, invitation);
  const { id, name, cui, email } = invitation;
  const hasRivals = (await rivalsOf(db, { id, cui })).length > 0;
  const status = hasRivals ? 'pending' : 'approved';
  const { organisation: columns, expertise, domains } = foundedBy(content, email);
  const dates = { appliedAt: now, decidedAt: hasRivals ? null : now };
  const organisation = em.create(
    Organisation,
    { ...columns, id, name, kind: content.kind, status, ...dates },
    { persist: true },
  );
  await flush(write);
  await keepSlugs(db, id, 'expertise', expertise);
  await keepSlugs(db, id, 'domain', domains);
  await db.run(sql`insert into membership (account_id, organisation_id, role, created_at)
    values (${holder.id}, ${id}, 'owner', ${now})`);
  const theirs = { ...write, actor: { ...write.actor, accountId: holder.id, organisationId: id } };
  record(theirs, { entity: 'organisation', id }, { action: 'found', from: 'none', to: status });
  if (hasRivals) notifyAdmins(write, NOTIFICATIONS.applied({ id, name, hasRivals }));
  else await mailOwners(db, organisation, 'approved', { kind: organisation.kind });
};
