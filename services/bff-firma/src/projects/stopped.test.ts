import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { projectBoard, projectList } from '@psp/contracts/project-list';
import { proposeAmendment, withdrawAmendment } from '@psp/domain/collaborating/amendments/commands';
import { requestChanges } from '@psp/domain/collaborating/projects/steps';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const DAY = '\\d+ \\S+ \\d{4} la \\d\\d:\\d\\d';
const PROPOSAL = { dueOn: null, price: 70_000, reason: 'Preț nou.' };

const start = async () => [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })] as const;
const marks = { rating: 5, quality: 5, timeliness: 5, communication: 5, price: 5, body: '' };

test('a project whose request was cancelled is in no list of what is under way, and says who stopped it, when and why', async () => {
  const [uat, firma] = await start();
  const id = await scenario.delivered(uat.actor, firma.actor);
  await scenario.as(uat.actor, (write) => requestChanges(write, { id, version: 3, reason: 'Lipsește manualul.' }));
  const todos = async () => JSON.stringify((await firma.get('/dashboard')).json());
  expect(await todos()).toContain('continueProject');
  const [project] = await rows<{ request_id: string }>(`select request_id from project where id = ?`, [id]);
  const requestId = project?.request_id ?? '';
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat.actor, (write) => cancelRequest(write, { id: requestId, version, reason: 'Fără buget.' }));
  expect(await todos()).not.toContain('continueProject');
  for (const status of ['active', 'in_progress', 'on_hold'])
    expect(projectList.parse((await firma.get(`/projects?status=${status}`)).json()).total).toBe(0);
  const { columns } = projectBoard.parse((await firma.get('/projects/board')).json());
  expect(columns.every(({ total, items }) => total === 0 && items.length === 0)).toBe(true);
  expect(projectList.parse((await firma.get('/projects')).json()).items).toMatchObject([{ id, isStopped: true }]);
  const stopped = await scenario.versionOf('project', id);
  const refused = await firma.post(`/projects/${id}/amendments`, { version: stopped, ...PROPOSAL });
  expect(refused.json()).toMatchObject({
    code: 'project.closed',
    message: expect.stringMatching(
      new RegExp(`^Solicitare anulată de Organizația uat, ${DAY}\\. Motivul: Fără buget\\. Proiectul nu mai poate`),
    ),
  });
});

test('a proposal that waits is named by the next one, and once withdrawn waits on nobody', async () => {
  const [uat, firma] = await start();
  const id = await scenario.running(uat.actor, firma.actor);
  await scenario.as(uat.actor, (write) => proposeAmendment(write, { id, version: 2, ...PROPOSAL }));
  expect((await firma.post(`/projects/${id}/amendments`, { version: 2, ...PROPOSAL })).json()).toMatchObject({
    code: 'amendment.exists',
    message: expect.stringMatching(new RegExp(`^Modificare propusă de Organizația uat, ${DAY}\\. Puteți propune alta`)),
  });
  const unread = () =>
    rows(`select event from notification where account_id = ? and event = 'amendments.proposed' and read_at is null`, [
      firma.actor.accountId,
    ]);
  expect(await unread()).toHaveLength(1);
  const [amendment] = await rows<{ id: string }>(`select id from amendment where project_id = ?`, [id]);
  await scenario.as(uat.actor, (write) =>
    withdrawAmendment(write, { id, amendmentId: amendment?.id ?? '', version: 1, reason: '' }),
  );
  expect(await unread()).toEqual([]);
});

test('a review that a colleague wrote is named by the second one', async () => {
  const [uat, firma] = await start();
  const id = await scenario.completed(uat.actor, firma.actor);
  expect((await firma.post(`/projects/${id}/reviews`, marks)).statusCode).toBe(200);
  const colleague = await app.as({ kind: 'firma', organisationId: firma.actor.organisationId });
  expect((await colleague.post(`/projects/${id}/reviews`, marks)).json()).toMatchObject({
    code: 'review.exists',
    message: expect.stringMatching(new RegExp(`^Recenzie scrisă de Ioana Test, ${DAY}\\. `)),
  });
});
