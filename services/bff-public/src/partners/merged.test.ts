import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { communityView } from '@psp/contracts/communities';
import { partnerView } from '@psp/contracts/partners';
import { newId } from '@psp/domain/id';
import { bffPublic } from '../app.ts';

const { app, rows } = await startTestApp(bffPublic, 'public');

const merged = async (kind: 'uat' | 'firma') => {
  const kept = await app.as({ kind });
  const closed = await app.as({ kind });
  const [keptId, closedId] = [kept.actor.organisationId, closed.actor.organisationId];
  const merge = () =>
    rows(`update organisation set status = 'rejected', merged_into_id = ? where id = ?`, [keptId, closedId]);
  return { keptId, closedId, merge };
};

test('the address of a firm that was merged answers with the firm that took over its data', async () => {
  const { keptId, closedId, merge } = await merged('firma');
  expect(partnerView.parse((await app.anonymous.get(`/partners/${closedId}`)).json()).id).toBe(closedId);
  await merge();
  expect(partnerView.parse((await app.anonymous.get(`/partners/${closedId}`)).json()).id).toBe(keptId);
  expect((await app.anonymous.get(`/partners/${newId()}`)).statusCode).toBe(404);
});

test('the address of a showcase that was merged answers with that of the authority that took over its data', async () => {
  const { keptId, closedId, merge } = await merged('uat');
  const [one, other] = [newId(), newId()];
  for (const [id, organisationId] of [
    [one, keptId],
    [other, closedId],
  ])
    await rows(
      `insert into community (id, organisation_id, name, county_code, status, published_at) values (?, ?, 'Comuna', 'SB', 'published', now())`,
      [id, organisationId],
    );
  await merge();
  expect(communityView.parse((await app.anonymous.get(`/communities/${other}`)).json()).id).toBe(one);
});
