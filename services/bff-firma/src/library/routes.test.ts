import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { upload } from '@psp/bff-kit/testing/upload';
import type { FileView } from '@psp/contracts/files';
import { libraryList, libraryView } from '@psp/contracts/library';
import { libraryProposalList, libraryProposalView } from '@psp/contracts/library-proposals';
import { approveProposal, rejectProposal } from '@psp/domain/knowledge/library/manage-library';
import { acting } from '@psp/domain/testing/acting';
import { aPdf } from '@psp/domain/testing/documents';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const firm = await app.as({ kind: 'firma' });
const other = await app.as({ kind: 'firma' });
const pending = await app.as({ kind: 'firma', status: 'pending' });

const proposal = (more: object = {}) => ({
  ...{ type: 'study', title: 'Ce am măsurat', category: 'digitalizare', description: 'Pe scurt.', tags: ['date'] },
  ...{ body: '<h2>Metoda</h2><p>Am numărat.</p>', url: null, fileIds: [], ...more },
});
const propose = async (more: object = {}) =>
  libraryProposalView.parse((await firm.post('/library-proposals', proposal(more))).json());
const viewOf = async (id: string) => libraryProposalView.parse((await firm.get(`/library-proposals/${id}`)).json());
const notices = (accountId: string, event: string) =>
  rows<{ href: string }>('select href from notification where account_id = ? and event = ?', [accountId, event]);

test('a firm proposes a document, changes it after a rejection, and reads it when it is approved', async () => {
  const fileId = (await upload(firm, '/library-files', aPdf(10), 'Anexa.pdf')).json<FileView>().id;
  const { id, status, actions, version } = await propose({ fileIds: [fileId] });
  expect([status, actions]).toEqual(['proposed', ['resend']]);
  expect(await notices(admin.actor.accountId, 'library.proposed')).toContainEqual({ href: `/admin/library/${id}` });
  expect((await firm.get(`/library/${id}`)).statusCode).toBe(404);
  for (const path of [`/library-proposals/${id}`, `/library-proposals/${id}/files/${fileId}`])
    expect([(await firm.get(path)).statusCode, (await other.get(path)).statusCode]).toEqual([200, 404]);
  await by(admin.actor, rejectProposal, { id, version, reason: 'Fără date.' });
  const rejected = await viewOf(id);
  expect([rejected.status, rejected.reason]).toEqual(['rejected', 'Fără date.']);
  expect(await notices(firm.actor.accountId, 'library.rejected')).toEqual([
    { href: `/firma/network/resources/propuneri/${id}` },
  ]);
  const again = { ...proposal({ fileIds: [fileId], title: 'Cu date' }), version: rejected.version };
  expect((await other.put(`/library-proposals/${id}`, again)).statusCode).toBe(404);
  const sent = libraryProposalView.parse((await firm.put(`/library-proposals/${id}`, again)).json());
  expect([sent.status, sent.reason]).toEqual(['proposed', null]);
  const decisions = await Promise.allSettled([
    by(admin.actor, approveProposal, { id, version: sent.version }),
    by(admin.actor, rejectProposal, { id, version: sent.version, reason: 'Nu.' }),
  ]);
  expect(decisions.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an approved proposal is a document of its organisation, which everybody signed in reads', async () => {
  const { id, version } = await propose({ title: 'De aprobat' });
  await by(admin.actor, approveProposal, { id, version });
  const document = libraryView.parse((await other.get(`/library/${id}`)).json());
  expect([document.author, document.access, document.edition]).toEqual([firm.actor.organisationName, 'signed_in', 1]);
  const own = await viewOf(id);
  expect([own.status, own.isReadable, own.actions]).toEqual(['published', true, []]);
  expect(own.history.map(({ action }) => action)).toEqual(['library.propose', 'library.approve']);
  expect(libraryList.parse((await other.get('/library?q=aprobat')).json()).total).toBe(1);
  expect(libraryProposalList.parse((await other.get('/library-proposals')).json()).items).toEqual([]);
});

test('a proposal sent twice with one key is one; bad input is refused', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = proposal({ title: 'De două ori' });
  const answers = [await firm.post('/library-proposals', body, key), await firm.post('/library-proposals', body, key)];
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect((await pending.post('/library-proposals', body)).statusCode).toBe(403);
  const foreign = (await upload(other, '/library-files', aPdf(10), 'Alta.pdf')).json<FileView>().id;
  const cases: [object, number][] = [
    [{ type: 'recording' }, 400],
    [{ access: 'visitors' }, 400],
    [{ fileIds: [foreign] }, 409],
    [{ title: '' }, 400],
  ];
  for (const [more, status] of cases)
    expect([more, (await firm.post('/library-proposals', proposal(more))).statusCode]).toEqual([more, status]);
});
