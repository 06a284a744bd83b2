import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../id.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { subjectsOf } from './subjects.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Columns that name an account, each with the file of the export that holds the person's rows. */
const EXPORTED: Record<string, string> = {
  'access_request.account_id': 'cereri-de-acces',
  'article.created_by': 'articole',
  'article_revision.created_by': 'versiuni-de-articole',
  'audit.account_id': 'operatiuni',
  'consent.account_id': 'acorduri',
  'device.account_id': 'dispozitive',
  'image.created_by': 'imagini',
  'invitation.invited_by': 'invitatii',
  'membership.account_id': 'organizatii',
  'notification.account_id': 'notificari',
  'offer.created_by': 'oferte',
  'question.answered_by': 'raspunsuri',
  'question.asked_by': 'intrebari',
  'review.written_by': 'recenzii',
  'service_request.created_by': 'solicitari',
  'service_request_revision.created_by': 'versiuni-de-solicitari',
  'session.account_id': 'sesiuni',
  'solution.created_by': 'solutii',
  'stored_file.account_id': 'fisiere',
  'ticket.account_id': 'tichete',
};

const SECRET = 'a secret, of which only the hash is kept for minutes or until it is used';
const OFFICE = 'work of the association; that the person did it, and when, is in the list of acts';
/** Columns whose rows are not the person's to take along, and why. */
const LEFT_OUT: Record<string, string> = {
  'data_export.account_id': 'the exports themselves',
  'idempotency.account_id': 'answers kept for seven days so that a repeated click does nothing twice',
  'legal_version.published_by': OFFICE,
  'newsletter_issue.created_by': OFFICE,
  'one_time_link.account_id': SECRET,
  'recovery_code.account_id': SECRET,
  'site_preview.created_by': OFFICE,
  'site_section.saved_by': OFFICE,
  'site_section_version.saved_by': OFFICE,
  'ticket.assignee_id': OFFICE,
  'ticket_message.author_id': 'what a requester wrote comes with the ticket; answers are the work of the association',
  'ticket_note.author_id': 'notes of the association on the matter of another person',
};

test('each column of the database that names an account is exported, or left out for a reason', async () => {
  const columns = await database.orm.em.fork().execute<{ name: string }[]>(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'account'::regclass`,
  );
  const known = [...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)];
  expect(known.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});

test.each(Object.entries(EXPORTED))('%s is read for the file %s', (column, file) => {
  const query = subjectsOf(newId())[file]?.compile(database.orm.em.fork().getKysely()).sql ?? '';
  const [table = '', name = ''] = column.split('.');
  expect(query).toMatch(new RegExp(`\\b(from|join) ${table}\\b[^]*\\b${name} = \\$`));
});
