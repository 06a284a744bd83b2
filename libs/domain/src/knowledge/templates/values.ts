import type { TemplateField } from '@psp/contracts/template-fields';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { dayInWords } from '../../day-in-words.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** Values of a template's fields by name; a field that the portal does not know is missing. */
export type TemplateValues = { [Name in TemplateField]?: string };

/** The request whose data is used, and the colleague who signs. */
interface Chosen {
  requestId?: string | undefined;
  signerId?: string | undefined;
}

type Row = { [Name in Exclude<TemplateField, 'data'>]: string | number | null };

const amount = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 2 });

/**
 * Reads the values that the actor's organisation has for templates, with those of one of its requests and of the offer that it
 * accepted. Throws `not_found` for another organisation's request or colleague.
 */
export const templateValues = async (
  db: Db,
  { organisationId }: Pick<Actor, 'organisationId'>,
  { requestId, signerId }: Chosen,
  now: Date,
): Promise<TemplateValues> => {
  const row = found(
    await oneRow(
      db,
      sql<Row>`select o.name as denumire, o.cui, o.address as adresa, o.locality as localitate, c.name as judet,
          o.phone as telefon, o.email, o.legal_representative as reprezentant, r.number as "solicitare.numar",
          r.title as "solicitare.titlu", r.description as "solicitare.descriere",
          to_char(r.deadline at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as "solicitare.termen",
          r.cpv_code as "solicitare.cpv", r.budget_max::float8 as "solicitare.buget", f.name as "firma.denumire",
          f.cui as "firma.cui", f.address as "firma.adresa", f.legal_representative as "firma.reprezentant",
          a.price::float8 as "oferta.pret", s.display_name as semnatar
        from organisation o left join county c on c.code = o.county_code
          left join service_request r on r.id = ${requestId ?? null}::uuid and r.organisation_id = o.id
          left join offer a on a.request_id = r.id and a.status = 'accepted'
          left join organisation f on f.id = a.organisation_id
          left join membership m on m.organisation_id = o.id and m.account_id = ${signerId ?? null}::uuid
          left join account s on s.id = m.account_id and s.status = 'active'
        where o.id = ${organisationId} and (${requestId ?? null}::uuid is null or r.id is not null)
          and (${signerId ?? null}::uuid is null or s.id is not null)`,
    ),
  );
  const values = Object.entries(row).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    if (typeof value === 'number') return [[name, amount.format(value)]];
    return [[name, name === 'solicitare.termen' ? dayInWords(value) : value]];
  });
  return { ...Object.fromEntries(values), data: dayInWords(romanianDay(now)) };
};
