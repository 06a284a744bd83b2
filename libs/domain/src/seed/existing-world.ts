import type { EntityManager } from '@mikro-orm/postgresql';
import { DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import { within } from '../read-db.ts';
import { AUTHORITIES } from './content/authorities.ts';
import { FIRMS } from './content/firms.ts';
import { ASSOCIATION } from './content/members.ts';
import { slugOf } from './details.ts';
import { DEMO_ACCOUNTS } from './organisations.ts';
import { createRandom } from './random.ts';
import { type Row, Rows, type SeededTable } from './rows.ts';
import type { Party, World } from './world.ts';

/** One organisation that has an owner, as the database holds it. */
interface Found {
  party: Omit<Party, 'joinedAt' | 'decidedAt' | 'domains' | 'isDemo'> & { joinedAt: string; decidedAt: string | null };
  kind: string;
  email: string;
}

/* Nobody has an address below .example, nor at demo.psp. */
const invented = sql`(a.email like '%.example' or a.email like '%@demo.psp')`;

/** Whether a demonstration was written into the database, however much of it is left. */
export async function isDemonstration(em: EntityManager): Promise<boolean> {
  const [row] = await within(em).run(
    sql<{ found: boolean }>`select exists (select from account a where ${invented}) as found`,
  );
  return row?.found ?? false;
}

/** Whether somebody who is not invented works in it: an organisation of theirs was let in, or they are of the association. */
export async function isInUse(em: EntityManager): Promise<boolean> {
  const [row] = await within(em).run(sql<{ used: boolean }>`
    select exists (select from organisation o join membership m on m.organisation_id = o.id join account a on a.id = m.account_id
      where o.status = 'approved' group by o.id
      having bool_or(not ${invented}) and (o.kind = 'admin' or not bool_or(${invented}))) as used`);
  return row?.used ?? true;
}

/**
 * The demonstration that is in the database, to have more written about it; null unless all its organisations are there, each
 * with the owner it was founded with.
 */
export async function readWorld(em: EntityManager, now: Date): Promise<World | null> {
  const found = await foundOrganisations(em);
  const partyOf = (kind: string, name: string, domains: readonly DomainSlug[] = []): Party | null => {
    const known = DEMO_ACCOUNTS[name]?.[0];
    const isFounders = (email: string) => (known ? email === known : email.endsWith(`@${slugOf(name)}.example`));
    const one = found.find(({ kind: of, party, email }) => of === kind && party.name === name && isFounders(email));
    if (!one) return null;
    const { joinedAt, decidedAt, ...party } = one.party;
    const moments = { joinedAt: new Date(joinedAt), decidedAt: decidedAt === null ? null : new Date(decidedAt) };
    return { ...party, ...moments, domains, isDemo: known !== undefined };
  };
  const admin = partyOf('admin', ASSOCIATION);
  const uats = AUTHORITIES.map(({ name }) => partyOf('uat', name));
  const firms = (Object.keys(DOMAINS) as DomainSlug[]).flatMap((domain) =>
    FIRMS[domain].map(([name, , , second]) => partyOf('firma', name, second === null ? [domain] : [domain, second])),
  );
  if (!admin || !isWhole(uats) || !isWhole(firms)) return null;
  const rows = new Rows(await knownRows(em));
  // The moment decides, so that no line of an earlier start has the same id.
  const [random, detail] = [createRandom(now.getTime()), createRandom(now.getTime() + 1)];
  return { now, random, detail, rows, admin, uats, firms };
}

const isWhole = (parties: readonly (Party | null)[]): parties is Party[] => !parties.includes(null);

const foundOrganisations = (em: EntityManager): Promise<Found[]> =>
  within(em).run(sql<Found>`
    select o.kind, a.email::text as email, json_build_object('id', o.id, 'accountId', a.id, 'name', o.name, 'county', o.county_code,
      'locality', o.locality, 'uatType', o.uat_type, 'joinedAt', o.created_at, 'decidedAt', o.decided_at,
      'colleagues', array(select c.account_id from membership c where c.organisation_id = o.id and c.account_id <> a.id order by c.id)) as party
    from organisation o cross join lateral (select a.id, a.email from membership m join account a on a.id = m.account_id
      where m.organisation_id = o.id and m.role = 'owner' and ${invented} order by m.created_at, m.id limit 1) a`);

/* What the parts read of the rest of the demonstration. */
async function knownRows(em: EntityManager): Promise<ReadonlyMap<SeededTable, readonly Row[]>> {
  const read = async (columns: string, table: SeededTable, where = 'true') =>
    [
      table,
      await em.execute<Row[]>(`select ${columns} from ${table} a where ${where} order by created_at, id`),
    ] as const;
  return new Map([
    await read('id, email, address, phone', 'organisation'),
    await read('id, email::text, display_name', 'account', "email like '%.example' or email like '%@demo.psp'"),
    await read('id, uat_id, status, title, created_at', 'project'),
  ]);
}
