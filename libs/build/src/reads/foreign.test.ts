import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { newId } from '@psp/domain/id';
import { startOwnCommunity } from '@psp/domain/presenting/communities/details';
import { createSolution, publishSolution } from '@psp/domain/presenting/solutions/commands';
import { createArticle } from '@psp/domain/publishing/articles/write-article';
import { anArticle } from '@psp/domain/testing/articles';
import { aRequest } from '@psp/domain/testing/scenario';
import { aSolution } from '@psp/domain/testing/solutions';
import { startAreas } from './sealed-scene.ts';
import { type Reader, walkReads } from './walk.ts';

const { test: portal, routes, run, join, firm, visitor, scenario } = await startAreas();
const readers = {
  authority: await join({ kind: 'uat' }, 'Comuna Străină'),
  firm: await firm('Firma Străină'),
  visitor,
};
const admin = await join({ kind: 'admin' }, 'Asociația');
const [owner, partner] = [await join({ kind: 'uat' }, 'Comuna'), await firm('Firma')];
const suspended = await firm('Firma Suspendată');
const content = aRequest({ visibility: 'invited', invited: [partner.actor.organisationId] });
const sent = await scenario.sent(owner.actor, content);
const file = await anAttachment(portal, partner.actor);

/* Rows that an authority and a firm share or have not published, and the published rows of a suspended firm. */
const ids = {
  unknown: newId(),
  ...{ sent, draft: await scenario.draft(owner.actor, content) },
  group: await scenario.draft(owner.actor, content, 'group'),
  consultation: await scenario.sent(owner.actor, content, 'consultation'),
  offer: await scenario.submitted(partner.actor, sent),
  project: await scenario.project(owner.actor, partner.actor),
  conversation: await scenario.as(owner.actor, (write) =>
    startConversation(write, { to: partner.actor.organisationId, subject: 'Arhiva', body: 'Bună ziua!' }),
  ),
  article: await scenario.as(owner.actor, (write) => createArticle(write, anArticle())),
  community: await scenario.as(owner.actor, startOwnCommunity),
  solution: await scenario.as(suspended.actor, (write) => createSolution(write, aSolution())),
  ...{ file: file.id, suspended: suspended.actor.organisationId, person: partner.actor.accountId },
};
await scenario.as(suspended.actor, (write) => publishSolution(write, { id: ids.solution, version: 1 }));
await run("update organisation set status = 'suspended' where id = ?", [ids.suspended]);

const found = async (who: Record<string, Reader>, tried: Record<string, string>): Promise<string[]> => {
  const answers = await walkReads({
    ...{ routes: routes.filter(({ path }) => path.includes(':')), readers: who, ids: tried },
    ...{ pairs: [], words: ['comuna'], isLeftOut: () => false },
  });
  expect(answers.size).toBeGreaterThan(30);
  return [...answers].flatMap(([key, { status }]) => (status === 404 ? [] : [`${key}: ${status}`]));
};

test('reads below rows of others, or below unknown ids, answer 404', async () => {
  expect(await found(readers, ids)).toEqual([]);
});

test('the association gets 404 for reads below unknown ids', async () => {
  expect(await found({ admin }, { unknown: ids.unknown, file: ids.file })).toEqual([]);
});
