const id = (group: number, row: number) =>
  `'01900000-0000-7000-8${String(group).padStart(3, '0')}-${String(row).padStart(12, '0')}'`;
const organisation = { admin: id(1, 1), uat: id(1, 2), firma: id(1, 3) };
const account = { admin: id(2, 1), uat: id(2, 2), firma: id(2, 3) };
const [request, offer, project] = [id(3, 1), id(4, 1), id(5, 1)];

/**
 * One or more rows of each table as the first release wrote them, in an order in which none refers to a later one. `:hash` is
 * the hash of a password.
 */
export const OLD_ROWS: Record<string, string> = {
  organisation: `(id, kind, name, status, cui, uat_type, package, county_code, services, verified_at) values
    (${organisation.admin}, 'admin', 'Asociația', 'approved', null, null, null, 'B', '{}', null),
    (${organisation.uat}, 'uat', 'Comuna Veche', 'approved', null, 'commune', 'bronze', 'SB', '{}', null),
    (${organisation.firma}, 'firma', 'Civis', 'approved', '4221306', null, null, 'SB', '{Audit,Instruire}', now())`,
  organisation_domain: `values (${organisation.firma}, 'it-digitalizare')`,
  account: `(id, email, display_name, password_hash) values (${account.admin}, 'admin@demo.psp', 'Carmen Voicu', :hash),
    (${account.uat}, 'primarie@demo.psp', 'Ioana Munteanu', :hash), (${account.firma}, 'firma@demo.psp', 'Andrei Popa', :hash)`,
  membership: `(account_id, organisation_id, role) values (${account.admin}, ${organisation.admin}, 'owner'),
    (${account.uat}, ${organisation.uat}, 'owner'), (${account.firma}, ${organisation.firma}, 'owner')`,
  session: `(account_id, organisation_id, refresh_hash, idle_seconds, expires_at, user_agent, address)
    values (${account.admin}, ${organisation.admin}, 'hash', 900, now() + interval '8 hours', 'Mozilla/5.0', '127.0.0.1')`,
  sign_in_failure: `(email, address) values ('primarie@demo.psp', '127.0.0.1')`,
  idempotency: `(account_id, key, route, status, response) values (${account.uat}, 'cheie-unu', 'POST /service-requests', 201, '{}')`,
  service_request: `(id, organisation_id, created_by, title, category, description, deadline, county_code, status, sent_at, opened_at, started_at)
    values (${request}, ${organisation.uat}, ${account.uat}, 'Registru agricol', 'it-digitalizare', 'Preluarea fișelor.', now() - interval '9 days',
      'SB', 'in_progress', now() - interval '20 days', now() - interval '8 days', now() - interval '7 days')`,
  service_request_revision: `(request_id, revision, content, created_by) values (${request}, 1, '{"title": "Registru agricol"}', ${account.uat})`,
  service_request_invitation: `(request_id, organisation_id) values (${request}, ${organisation.firma})`,
  service_request_view: `(request_id, organisation_id) values (${request}, ${organisation.firma})`,
  question: `(request_id, organisation_id, asked_by, body) values (${request}, ${organisation.firma}, ${account.firma}, 'Câte fișe?')`,
  offer: `(id, request_id, organisation_id, created_by, status, price, delivery_days, valid_until, request_revision, submitted_at)
    values (${offer}, ${request}, ${organisation.firma}, ${account.firma}, 'accepted', 12000, 30, current_date + 30, 1, now() - interval '12 days')`,
  project: `(id, request_id, offer_id, uat_id, firma_id, title, status, progress, started_at, delivered_at, completed_at)
    values (${project}, ${request}, ${offer}, ${organisation.uat}, ${organisation.firma}, 'Registru agricol', 'completed', 100, now(), now(), now())`,
  milestone: `(project_id, title, done_at) values (${project}, 'Instruire', now())`,
  review: `(project_id, author_id, subject_id, written_by, rating, quality, timeliness, communication, price, body)
    values (${project}, ${organisation.uat}, ${organisation.firma}, ${account.uat}, 5, 5, 4, 5, 4, 'Lucru bun.')`,
  notification: `(account_id, organisation_id, title, message, href)
    values (${account.uat}, ${organisation.uat}, 'Ofertă nouă', 'Aveți o ofertă.', '/uat/service-requests')`,
  audit: `(account_id, organisation_id, action, entity, entity_id, from_state, to_state)
    values (${account.uat}, ${organisation.uat}, 'service-request.send', 'service-request', ${request}, 'draft', 'sent')`,
};
