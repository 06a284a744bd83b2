/* By day of the year: Codul muncii, art. 139. */
const FIXED: Record<string, string> = {
  '01-01': 'Anul Nou',
  '01-02': 'Anul Nou',
  '01-06': 'Boboteaza',
  '01-07': 'Sfântul Ioan Botezătorul',
  '01-24': 'Ziua Unirii Principatelor Române',
  '05-01': 'Ziua Muncii',
  '06-01': 'Ziua Copilului',
  '08-15': 'Adormirea Maicii Domnului',
  '11-30': 'Sfântul Andrei',
  '12-01': 'Ziua Națională',
  '12-25': 'Crăciunul',
  '12-26': 'Crăciunul',
};
/* Sundays of the Orthodox Easter. */
const EASTER = ['2026-04-12', '2027-05-02', '2028-04-16'];
/* Days after Easter. */
const MOVABLE: [days: number, name: string][] = [
  [-2, 'Vinerea Mare'],
  [0, 'Paștele'],
  [1, 'Paștele'],
  [49, 'Rusaliile'],
  [50, 'Rusaliile'],
];

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/* Two may fall on one day, as Whit Monday and 1 June do in 2026. */
const holidays = (): Map<string, string> => {
  const days = new Map<string, string>();
  for (const easter of EASTER) {
    for (const [day, name] of Object.entries(FIXED)) days.set(`${easter.slice(0, 4)}-${day}`, name);
    for (const [after, name] of MOVABLE) days.set(daysAfter(easter, after), name);
  }
  return days;
};

/** What people write to the association from the support page, and the days on which nobody works there. */
export const TICKETS = `
create table holiday (day date primary key, name text not null);
insert into holiday (day, name) values
  ${[...holidays()].map(([day, name]) => `('${day}', '${name}')`).join(',\n  ')};
create sequence ticket_number;
create function next_ticket_number() returns text language sql volatile as $$
  select 'TK-' || to_char(now() at time zone 'Europe/Bucharest', 'YYYY') || '-'
    || lpad(nextval('ticket_number')::text, 6, '0') $$;
create table ticket (
  id uuid primary key default uuidv7(),
  number text not null unique default next_ticket_number(),
  kind text not null check (kind in ('support', 'accessibility')),
  status text not null default 'open' check (status in ('open', 'pending', 'resolved', 'closed')),
  subject text not null check (btrim(subject) <> ''),
  is_urgent boolean not null default false,
  name text not null,
  -- Null once the requester's data are no longer kept.
  email citext,
  -- Who was signed in when it was written.
  account_id uuid references account,
  organisation_id uuid references organisation,
  assignee_id uuid references account,
  -- Since when, and until when, the association owes an answer; null while it is not its turn.
  waiting_since timestamptz,
  due_at timestamptz,
  overdue_told_at timestamptz,
  resolved_at timestamptz,
  closed_at timestamptz,
  -- Of the form that made it: a repeated click makes one ticket.
  submission_key uuid not null unique,
  search_text text generated always as (search_fold(number || ' ' || subject || ' ' || name || ' ' || coalesce(email::text, ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((status = 'open') = (due_at is not null)),
  check ((due_at is null) = (waiting_since is null)),
  check (status not in ('resolved', 'closed') or resolved_at is not null),
  check ((status = 'closed') = (closed_at is not null)));
create index ticket_awaited on ticket (due_at, id) where status = 'open';
create index ticket_by_status on ticket (status, due_at, updated_at desc, id);
create index ticket_in_order on ticket (due_at, updated_at desc, id);
create index ticket_to_close on ticket (resolved_at) where status = 'resolved';
create index ticket_to_forget on ticket (closed_at) where status = 'closed' and email is not null;
create index ticket_of_account on ticket (account_id) where account_id is not null;
create index ticket_by_email on ticket (email) where email is not null;
create index ticket_search on ticket using gin (search_text gin_trgm_ops);
-- Each mail about a ticket carries a link of its own, of which only the hash is kept.
create table ticket_link (
  token_hash text primary key,
  ticket_id uuid not null references ticket on delete cascade,
  created_at timestamptz not null default now());
create index ticket_link_of_ticket on ticket_link (ticket_id);
create table ticket_message (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references ticket on delete cascade,
  side text not null check (side in ('requester', 'staff')),
  author_id uuid references account,
  body text not null check (btrim(body) <> ''),
  submission_key uuid,
  created_at timestamptz not null default now(),
  unique (ticket_id, submission_key));
create index ticket_message_of_ticket on ticket_message (ticket_id, id);
-- Apart from the messages, so that nothing written for colleagues is read where the requester's answers are made.
create table ticket_note (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references ticket on delete cascade,
  author_id uuid not null references account,
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now());
create index ticket_note_of_ticket on ticket_note (ticket_id, id);`;
