import { readFile } from 'node:fs/promises';
import { acting, implement } from '@psp/bff-kit/implement';
import { withBody } from '@psp/bff-kit/rich-text';
import type { PortalApp } from '@psp/bff-kit/service';
import { RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { newsletterOperations } from '@psp/contracts/newsletter-issues';
import { found } from '@psp/domain/load';
import { previewOf } from '@psp/domain/publishing/newsletter/issue-mail';
import {
  cancelIssue,
  createIssue,
  editIssue,
  scheduleIssue,
  sendIssue,
  unscheduleIssue,
} from '@psp/domain/publishing/newsletter/issues';
import { readIssueSender, readMailedIssue } from '@psp/domain/publishing/newsletter/mailed-issue';
import { addPicture } from '@psp/domain/publishing/newsletter/pictures';
import { listIssues, listSubscribers, readIssue } from '@psp/domain/publishing/newsletter/queries';
import { countRecipients } from '@psp/domain/publishing/newsletter/recipients';
import { sendTest } from '@psp/domain/publishing/newsletter/send-test';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readIssue(db, actor, id, now);
const step = actsOn(viewOf);

/** The newsletter: its subscribers, its issues, and the progress of their sending. */
export const newsletterRoutes = (app: PortalApp): void =>
  implement(app, 'admin', newsletterOperations, {
    subscribers: ({ db }, query) => listSubscribers(db, query),
    recipients: async ({ db }, { audience, countyCode = null, domain = null }) => ({
      recipients: await countRecipients(db, { audience, countyCode, domain }),
    }),
    list: ({ db }, query) => listIssues(db, query),
    view: (read, { id }) => viewOf(read, id),
    preview: async ({ db }, { id }) =>
      previewOf(found(await readMailedIssue(db, id)), await readIssueSender(db, app.portal.publicOrigin)),
    create: acting({ ...withBody(createIssue), answer: async (write, id) => found(await viewOf(write, id)) }),
    edit: acting({ ...withBody(editIssue), answer: async (write, _, { id }) => found(await viewOf(write, id)) }),
    test: step(sendTest),
    schedule: step(scheduleIssue),
    send: step(sendIssue),
    unschedule: step(unscheduleIssue),
    cancel: step(cancelIssue),
    addPicture: {
      receive: ({ request, actor }, { id: issueId }) =>
        receiveFile(request, RECEPTION, async ({ path }) =>
          addPicture(app.portal.orm, app.portal.files, { actor, issueId, bytes: await readFile(path) }),
        ),
    },
  });
