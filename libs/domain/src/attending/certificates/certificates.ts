import { createHash } from 'node:crypto';
import type { CertificateFacts, CertificateKind } from '@psp/contracts/certificates';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { record } from '../../operating/audit/record.ts';
import { newCode } from '../../operating/documents/new-code.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';

/** An event or a training whose participants receive certificates. */
export interface Attended {
  kind: CertificateKind;
  poolId: string;
  title: string;
  provider: string;
  sittings: readonly { startsAt: string; endsAt: string }[];
  /** Hours of the whole, where they are not the sum of the sittings. */
  hours?: number;
  /** Share of the sittings, from 0 to 1, at which a person was present; at least one in any case. */
  minShare: number;
}

/** A certificate that was issued, with whom to notify. */
export interface Issued {
  id: string;
  registrationId: string;
  accountId: string | null;
  code: string;
}

interface Earned {
  registrationId: string;
  accountId: string | null;
  organisationId: string | null;
  name: string;
  sittings: number[];
}

const HOUR_MS = 3_600_000;
const hoursOf = ({ startsAt, endsAt }: Attended['sittings'][number]): number =>
  (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / HOUR_MS;

/* People of the pool who were present at a sitting and have no certificate yet. */
const presentIn = ({ db }: Write<Actor>, poolId: string): Promise<Earned[]> =>
  db.run(
    sql<Earned>`select r.id as "registrationId", r.account_id as "accountId", r.organisation_id as "organisationId",
        coalesce(a.display_name, r.guest_name) as name, array_agg(t.sitting order by t.sitting) as sittings
      from seat_registration r join attendance t on t.registration_id = r.id and t.is_present
        left join account a on a.id = r.account_id
      where r.pool_id = ${poolId} and r.status = 'attended'
        and not exists (select from seat_certificate c where c.registration_id = r.id)
      group by r.id, a.id order by r.id`,
  );

/* The share of the hours of the whole; without those, the sum of the sittings. */
const hoursFor = ({ hours, sittings }: Attended, attended: Attended['sittings']): number =>
  hours === undefined
    ? attended.reduce((sum, one) => sum + hoursOf(one), 0)
    : (hours * attended.length) / sittings.length;

const certificateOf = (of: Attended, person: Earned) => {
  const { kind, title, provider, sittings, minShare } = of;
  const attended = person.sittings.flatMap((at) => sittings[at] ?? []);
  const [first, last] = [attended[0], attended.at(-1)];
  if (!first || !last || attended.length < minShare * sittings.length) return [];
  const days = attended.map(({ startsAt }) => romanianDay(new Date(startsAt)));
  const facts: CertificateFacts = {
    ...{ kind, title, provider, startsOn: days[0] ?? '', endsOn: romanianDay(new Date(last.endsAt)) },
    days: new Set(days).size,
    hours: Math.round(hoursFor(of, attended) * 100) / 100,
  };
  return [{ ...facts, ...person, id: newId(), code: newCode() }];
};

type New = ReturnType<typeof certificateOf>[number];
/* In this order, so that anybody can compute the checksum from a printed certificate. */
const checksumOf = ({ code, name, kind, title, provider, startsOn, endsOn, days, hours }: New): string =>
  createHash('sha256')
    .update([code, name, kind, title, provider, startsOn, endsOn, days, hours].join('\n'))
    .digest('hex');

/**
 * Issues certificates to those of a locked pool who were present at enough sittings and have none; the hours are those at which the
 * person was present. Calling it again issues only the missing ones.
 */
export const issueCertificates = async (write: Write<Actor>, of: Attended): Promise<Issued[]> => {
  const { db, actor, now } = write;
  const issued = (await presentIn(write, of.poolId)).flatMap((person) => certificateOf(of, person));
  const rows = issued.map((one) => ({ ...one, checksum: checksumOf(one) }));
  await db.run(sql`insert into seat_certificate (id, registration_id, kind, account_id, organisation_id, holder_name, title, provider,
      starts_on, ends_on, days, hours, code, checksum, issued_at, issued_by)
    select c.id, c."registrationId", c.kind, c."accountId", c."organisationId", c.name, c.title, c.provider, c."startsOn", c."endsOn",
      c.days, c.hours, c.code, c.checksum, ${now}::timestamptz, ${actor.accountId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id uuid, "registrationId" uuid, kind text, "accountId" uuid,
      "organisationId" uuid, name text, title text, provider text, "startsOn" date, "endsOn" date, days integer, hours numeric,
      code text, checksum text)`);
  for (const { id } of rows)
    record(write, { entity: 'certificate', id }, { action: 'issue', from: null, to: 'issued' });
  return rows.map(({ id, registrationId, accountId, code }) => ({ id, registrationId, accountId, code }));
};

/** What is printed on a certificate. */
export interface PrintedCertificate extends CertificateFacts {
  code: string;
  name: string;
  checksum: string;
  issuedAt: string;
}

/** Reads the certificate of a registration of the actor's organisation, of any for the association; null without one. */
export const readCertificate = async (
  db: Db,
  { kind, organisationId }: Actor,
  registrationId: string,
): Promise<PrintedCertificate | null> => {
  const row = await oneRow(
    db,
    sql<{ item: PrintedCertificate }>`select json_build_object('code', code, 'name', holder_name, 'checksum', checksum,
        'issuedAt', issued_at, 'kind', kind, 'title', title, 'provider', provider, 'startsOn', starts_on, 'endsOn', ends_on,
        'days', days, 'hours', hours::float8) as item
      from seat_certificate where registration_id = ${registrationId}
        and ${kind === 'admin' ? sql`true` : sql`organisation_id = ${organisationId}`}`,
  );
  return row?.item ?? null;
};

/**
 * Whether a typed name is that of the holder of a certificate, without regard to case and diacritics. An unknown code is answered as a
 * wrong name. Counts the attempt by code and by address. Throws `rate.limited`.
 */
export const checkCertificateHolder = async (
  write: Write<unknown>,
  { code, name, address }: { code: string; name: string; address: string },
): Promise<boolean> => {
  await countAttempt(write, 'certificate-holder:address', address);
  await countAttempt(write, 'certificate-holder:code', code);
  const plain = name.replace(/\s+/g, ' ').trim();
  const row = await oneRow(
    write.db,
    sql`select from seat_certificate where code = ${code} and holder_name <> '' and search_fold(holder_name) = search_fold(${plain})`,
  );
  return row !== null;
};
