import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { found } from '../../load.ts';
import { type Mails, queueMail } from '../../communicating/mail/queue-mail.ts';
import { Organisation } from './organisation.entity.ts';

type Standing = 'approved' | 'rejected' | 'needs-info' | 'suspended' | 'restored';

/** Writes to each owner of the organisation whose account is in use, by name. */
export const mailOwners = async <T extends Standing>(
  em: EntityManager,
  organisation: Organisation,
  template: T,
  data: Omit<Mails[T], 'name' | 'organisation'>,
): Promise<void> => {
  const owners = await em.execute<{ email: string; name: string }[]>(
    `select a.email::text as email, a.display_name as name from membership m join account a on a.id = m.account_id
     where m.organisation_id = ? and m.role = 'owner' and a.status = 'active' order by m.id`,
    [organisation.id],
  );
  for (const { email, name } of owners)
    await queueMail(em, email, template, { ...data, name, organisation: organisation.name } as Mails[T]);
};

/** The organisation, locked until the transaction ends. */
export const lockOrganisation = async (em: EntityManager, id: string): Promise<Organisation> =>
  found(await em.findOne(Organisation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
