import { describe, expect, test } from '@jest/globals';
import {
  ISSUE_STATUSES,
  type IssueAction,
  type IssueContent,
  type IssueStatus,
} from '@psp/contracts/newsletter-issues';
import type { Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { sanitise } from '../../operating/rich-text/sanitise.ts';
import { ATTACKS } from '../../testing/attacks.ts';
import { anActor, everybody } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { issueActions, NewsletterIssue } from './issue.entity.ts';

const NOW = new Date('2026-11-05T10:00:00Z');
const actors = everybody(newId(), newId());
const admin = anActor({ kind: 'admin' });
const CONTENT: IssueContent = {
  subject: 'Noutăți',
  preheader: '',
  body: '<p>Text</p>',
  audience: 'all',
  countyCode: null,
  domain: null,
};

const issueIn = (status: IssueStatus, content: Partial<IssueContent> = {}): NewsletterIssue =>
  Object.assign(NewsletterIssue.draft(admin, { ...CONTENT, ...content }, NOW), { status });

const perform = (issue: NewsletterIssue, action: IssueAction, doer: Doer): void => {
  const attempts: Record<IssueAction, () => unknown> = {
    edit: () => issue.edit(doer, CONTENT, NOW),
    test: () => issue.test(doer, NOW),
    send: () => issue.send(doer, NOW),
    schedule: () => issue.schedule(doer, NOW, NOW),
    unschedule: () => issue.unschedule(doer, NOW),
    cancel: () => issue.cancel(doer, NOW),
    finish: () => issue.finish(doer, NOW),
  };
  attempts[action]();
};

type Allowed = Record<IssueAction, Partial<Record<IssueStatus, string[]>>>;
const ADMIN = ['admin'];
const written: Allowed = {
  edit: { draft: ADMIN },
  test: { draft: ADMIN, scheduled: ADMIN },
  send: { draft: ADMIN, scheduled: ['admin', 'system'] },
  schedule: { draft: ADMIN },
  unschedule: { scheduled: ADMIN },
  cancel: { draft: ADMIN, scheduled: ADMIN, sending: ADMIN },
  finish: { sending: ['system'] },
};

const casesOf = (content: Partial<IssueContent>, allowed: Allowed) => ({
  states: ISSUE_STATUSES,
  actors,
  allowed,
  leadsTo: {
    send: 'sending',
    schedule: 'scheduled',
    unschedule: 'draft',
    cancel: 'cancelled',
    finish: 'sent',
  } as const,
  attempt: (state: IssueStatus, action: IssueAction, doer: Doer) => {
    const issue = issueIn(state, content);
    perform(issue, action, doer);
    return issue.status;
  },
  listed: (state: IssueStatus, doer: Doer) => issueActions(issueIn(state, content), doer, NOW),
});

describe('an issue with a text', () => everyCase(casesOf({}, written)));
describe('an issue without a text', () =>
  everyCase(casesOf({ body: '<p> </p>' }, { ...written, test: {}, send: {}, schedule: {} })));
describe('an issue without a subject', () =>
  everyCase(casesOf({ subject: '' }, { ...written, test: {}, send: {}, schedule: {} })));

test('the stored text is sanitised', () => {
  for (const attack of ATTACKS) {
    const body = `<p>Bună ziua ${attack}</p>`;
    expect(issueIn('draft', { body }).body).toBe(sanitise(body));
  }
});
