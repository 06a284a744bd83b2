import type { EntityManager } from '@mikro-orm/postgresql';
import { editors } from '@psp/auth/server/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
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
import { within } from '@psp/domain/read-db';
import { z } from 'zod';

const config = { access: editors('admin') };
const one = { params: idParams, response: { 200: issueView } };

const changed = async (em: EntityManager, actor: Actor, id: string) => {
  await em.flush();
  return found(await readIssue(within(em), actor, id, new Date()));
};

/** Writing, testing, sending and giving up an issue. */
export const newsletterWrites = (app: PortalApp): void => {
  app.post(
    '/newsletter/issues',
    {
      config: { ...config, act: 'newsletter-issue.create' },
      schema: { body: issueContent, response: { 200: issueView } },
    },
    (request) =>
      write(request, async (em, actor) => changed(em, actor, await createIssue(em, actor, request.body, new Date()))),
  );
  app.put(
    '/newsletter/issues/:id/content',
    { config: { ...config, act: 'newsletter-issue.edit' }, schema: { ...one, body: editBody } },
    (request) =>
      write(request, async (em, actor) => {
        await editIssue(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor, request.params.id);
      }),
  );
  app.post(
    '/newsletter/issues/:id/test',
    { config: { ...config, act: 'newsletter-issue.test' }, schema: { ...one, body: z.strictObject({}) } },
    (request) =>
      write(request, async (em, actor) => {
        await sendTest(em, actor, request.params.id, new Date());
        return changed(em, actor, request.params.id);
      }),
  );
  app.post(
    '/newsletter/issues/:id/schedule',
    { config: { ...config, act: 'newsletter-issue.schedule' }, schema: { ...one, body: scheduleBody } },
    (request) =>
      write(request, async (em, actor) => {
        await scheduleIssue(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor, request.params.id);
      }),
  );
  for (const [path, act, command] of [
    ['send', 'newsletter-issue.send', sendIssue],
    ['unschedule', 'newsletter-issue.unschedule', unscheduleIssue],
    ['cancel', 'newsletter-issue.cancel', cancelIssue],
  ] as const) {
    app.post(
      `/newsletter/issues/:id/${path}`,
      { config: { ...config, act }, schema: { ...one, body: versioned } },
      (request) =>
        write(request, async (em, actor) => {
          await command(em, actor, { ...request.params, ...request.body }, new Date());
          return changed(em, actor, request.params.id);
        }),
    );
  }
};
