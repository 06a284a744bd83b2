import { describe, expect, test } from '@jest/globals';
import {
  MAGAZINE_STATUSES,
  type MagazineAction,
  type MagazineContent,
  type MagazineStatus,
  magazineContent,
} from '@psp/contracts/magazine';
import type { Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor, everybody } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { magazineActions, MagazineIssue } from './issue.entity.ts';

const NOW = new Date('2026-11-05T10:00:00Z');
const ADMIN = ['admin'];
const CONTENT: MagazineContent = {
  ...{ year: 2026, number: 3, title: 'Registrul agricol', summary: 'Pe scurt.', pages: 64 },
  ...{ appearsOn: '2026-10-14', adsUntil: '2026-09-30' },
};
const issueIn = (status: MagazineStatus, fileId: string | null): MagazineIssue =>
  Object.assign(MagazineIssue.plan(anActor({ kind: 'admin' }), CONTENT), { status, fileId });

const perform = (issue: MagazineIssue, action: MagazineAction, doer: Doer): void => {
  const attempts: Record<MagazineAction, () => unknown> = {
    edit: () => issue.edit(doer, CONTENT, NOW),
    upload: () => issue.attach(doer, newId(), NOW),
    publish: () => issue.publish(doer, NOW),
    withdraw: () => issue.withdraw(doer, 'O greșeală.', NOW),
  };
  attempts[action]();
};

const OPEN = { draft: ADMIN, withdrawn: ADMIN };
describe.each([
  ['with a PDF', newId(), OPEN],
  ['without a PDF', null, {}],
])('an issue %s', (_, fileId, publish) =>
  everyCase<MagazineStatus, MagazineAction>({
    states: MAGAZINE_STATUSES,
    actors: everybody(newId(), newId()),
    allowed: { edit: { ...OPEN, published: ADMIN }, upload: OPEN, publish, withdraw: { published: ADMIN } },
    leadsTo: { publish: 'published', withdraw: 'withdrawn' },
    attempt: (status, action, doer) => {
      const issue = issueIn(status, fileId);
      perform(issue, action, doer);
      return issue.status;
    },
    listed: (status, doer) => magazineActions(issueIn(status, fileId), doer, NOW),
  }),
);

test('an issue that is published again is no longer withdrawn', () => {
  const admin = anActor({ kind: 'admin' });
  const issue = issueIn('published', newId());
  issue.withdraw(admin, 'O pagină lipsă.', NOW);
  expect(issue).toMatchObject({ publishedAt: null, withdrawReason: 'O pagină lipsă.', withdrawnBy: admin.accountId });
  issue.publish(admin, NOW);
  expect(issue).toMatchObject({ publishedAt: NOW, withdrawReason: null, withdrawnBy: null });
});

test('layouts of advertisements are not accepted after the issue has appeared', () => {
  const problems = magazineContent.safeParse({ ...CONTENT, adsUntil: '2026-10-15' }).error?.issues;
  expect(problems?.map(({ path }) => path)).toEqual([['adsUntil']]);
});
