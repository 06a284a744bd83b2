/** Firms, by their number, whose profile says all that a profile may. */
export const FULL_PROFILES = 1500;

const FIRMS = `(select o.id, m.account_id, substring(o.name from '\\d+$')::int as n from organisation o
  join membership m on m.organisation_id = o.id where o.kind = 'firma' and substring(o.name from '\\d+$')::int <= ${FULL_PROFILES}) f`;
const WORK = `'Analiză la sediul primăriei, configurare, instruire pe grupe și asistență timp de un an, cu recepție pe etape. '`;

const file = (name: string): string => `'${name}-' || f.n || '-' || i`;
const storedFiles = (name: string, most: number): string => `
  insert into stored_file (organisation_id, account_id, purpose, name, content_type, size, storage_key)
  select f.id, f.account_id, 'attachment', ${file(name)} || '.pdf', 'application/pdf', 20000 + i, ${file(name)}
  from ${FIRMS}, generate_series(1, ${most}) i`;

/** Statements that fill the profiles of firms: people, works, certificates with a file each, discounts. */
export const PROFILES = [
  `insert into team_member (organisation_id, name, position, experience, sort)
   select f.id, 'Andreea Popescu ' || i, 'Consultant', repeat(${WORK}, 2), i from ${FIRMS}, generate_series(1, 8) i`,
  `insert into portfolio_item (organisation_id, name, beneficiary, budget, year, description, sort)
   select f.id, 'Registru agricol digital ' || i, 'Comuna Șelimbăr', 40000 + 1000 * i, 2015 + i % 10, repeat(${WORK}, 4), i
   from ${FIRMS}, generate_series(1, 12) i`,
  `insert into discount (organisation_id, title, description, valid_until, sort)
   select f.id, 'Reducere ' || i, repeat(${WORK}, 2), current_date + 30 * i, i from ${FIRMS}, generate_series(1, 3) i`,
  `insert into certificate (organisation_id, name, issuer, issued_on, valid_until, shows_files, filed_at, sort)
   select f.id, 'ISO 900' || i, 'Organism de certificare', current_date - 200, current_date + 300 + i, true, now(), i
   from ${FIRMS}, generate_series(1, 4) i`,
  storedFiles('certificat', 4),
  `insert into attachment (certificate_id, file_id)
   select c.id, s.id from ${FIRMS} join certificate c on c.organisation_id = f.id
     join stored_file s on s.storage_key = 'certificat-' || f.n || '-' || c.sort`,
  // For offers.
  storedFiles('anexa', 2),
];
