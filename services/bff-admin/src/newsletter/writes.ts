import { editors } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import { readBody } from '@psp/bff-kit/rich-text';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, versioned } from '@psp/contracts/common';
import {
  editIssue as editBody,
  issueContent,
  issueView,
  scheduleIssue as scheduleBody,
} from '@psp/contracts/newsletter-issues';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import {
  cancelIssue,
  createIssue,
  editIssue,
  scheduleIssue,
  sendIssue,
  unscheduleIssue,
} from '@psp/domain/publishing/newsletter/issues';
import { readIssue } from '@psp/domain/publishing/newsletter/queries';
import { sendTest } from '@psp/domain/publishing/newsletter/send-test';
import type { Write } from '@psp/domain/write';
import { z } from 'zod';

const access = editors('admin');

const changedIssue = async ({ db, actor, now }: Write<Actor>, id: string) => found(await readIssue(db, actor, id, now));

/** Writing, testing, sending and giving up an issue. */
export const newsletterWrites = (app: PortalApp): void => {
  actRoute(app, 'newsletter-issue.create', '/newsletter/issues', {
    access,
    body: issueContent,
    view: issueView,
    before: readBody,
    command: (write, input, _, read) => createIssue(write, { ...input, body: read ?? input.body }),
    answer: changedIssue,
  });
  const one = {
    access,
    params: idParams,
    view: issueView,
    answer: (write: Write<Actor>, _: unknown, { id }: { id: string }) => changedIssue(write, id),
  };
  const path = '/newsletter/issues/:id';
  actRoute(app, 'newsletter-issue.edit', `${path}/content`, {
    ...one,
    method: 'PUT',
    body: editBody,
    before: readBody,
    command: (write, input, _, read) => editIssue(write, { ...input, body: read ?? input.body }),
  });
  actRoute(app, 'newsletter-issue.test', `${path}/test`, { ...one, body: z.strictObject({}), command: sendTest });
  actRoute(app, 'newsletter-issue.schedule', `${path}/schedule`, {
    ...one,
    body: scheduleBody,
    command: scheduleIssue,
  });
  const step = { ...one, body: versioned };
  actRoute(app, 'newsletter-issue.send', `${path}/send`, { ...step, command: sendIssue });
  actRoute(app, 'newsletter-issue.unschedule', `${path}/unschedule`, { ...step, command: unscheduleIssue });
  actRoute(app, 'newsletter-issue.cancel', `${path}/cancel`, { ...step, command: cancelIssue });
};
