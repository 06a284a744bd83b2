import type { MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../actor.ts';

/** Stores an actor as an owner with the e-mail `<name>@exemplu.ro`, and its approved organisation unless it exists. */
export async function storeMember(
  orm: MikroORM,
  { accountId, organisationId, organisationName, kind }: Actor,
  name: string,
): Promise<void> {
  const em = orm.em.fork();
  await em.execute("insert into account (id, email, display_name, password_hash) values (?, ?, ?, '')", [
    ...[accountId, `${name}@exemplu.ro`, name],
  ]);
  await em.execute(
    "insert into organisation (id, kind, name, status, uat_type) values (?, ?, ?, 'approved', ?) on conflict do nothing",
    [organisationId, kind, organisationName, kind === 'uat' ? 'commune' : null],
  );
  await em.execute("insert into membership (account_id, organisation_id, role) values (?, ?, 'owner')", [
    ...[accountId, organisationId],
  ]);
}
