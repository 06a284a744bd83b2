import { expect, test } from '@jest/globals';
import { editors } from '@psp/contracts/access';
import { notify, notifyAdmins } from '@psp/domain/operating/notifications/notify';
import { NOTIFICATIONS } from '@psp/domain/sourcing/questions/notifications';
import { NOTIFICATIONS as OFFERS } from '@psp/domain/sourcing/offers/notifications';
import { flush } from '@psp/domain/write';
import { z } from 'zod';
import { defineService } from './service.ts';
import { startTestApp } from './testing/start.ts';
import { change } from './write.ts';

const body = z.strictObject({
  to: z.array(z.string()),
  subject: z.string(),
  isBound: z.boolean().default(false),
  flushes: z.boolean().default(false),
});

/** Notifies organisations of a question or of an offer, like a command. */
const service = defineService('test', (app) => {
  for (const kind of ['uat', 'firma', 'admin'] as const)
    app.post(
      `/${kind}/tell`,
      { config: { access: editors(kind), act: 'question.ask' }, schema: { body } },
      (request, reply) =>
        change(request, async (write) => {
          const { to, subject, isBound, flushes } = request.body;
          const about = { id: subject, number: subject, title: subject };
          const message = (isBound ? OFFERS.received : NOTIFICATIONS.asked)(about);
          if (to.length > 0) notify(write, to, message);
          else notifyAdmins(write, message);
          if (flushes) await flush(write);
        }).then(() => reply.status(204).send()),
    );
});

const { app, rows } = await startTestApp(service, 'test');
type Person = Awaited<ReturnType<typeof app.as>>;
const [uat, other] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'uat' })];
const toUat = [uat.actor.organisationId];

/** Sends a number of concurrent requests; returns how many succeed and the codes of the refused ones. */
const tell = async (person: Person, count: number, about: (n: number) => object) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) => person.post(`/${person.actor.kind}/tell`, about(n))),
  );
  const codes = answers.filter(({ statusCode }) => statusCode !== 204).map((answer) => answer.json().code as string);
  return { done: count - codes.length, codes: [...new Set(codes)] };
};

test('an organisation can notify another about the same thing thirty times a day', async () => {
  const firm = await app.as({ kind: 'firma' });
  const same = { to: toUat, subject: 'SP-1', flushes: true };
  expect(await tell(firm, 33, () => same)).toEqual({ done: 30, codes: ['notice.same_again'] });
  expect(await tell(firm, 1, () => ({ ...same, subject: 'SP-2' }))).toEqual({ done: 1, codes: [] });
  expect(await tell(firm, 1, () => ({ ...same, to: [other.actor.organisationId] }))).toEqual({ done: 1, codes: [] });
  const notified = await rows('select from notification where account_id = ?', [uat.actor.accountId]);
  expect(notified).toHaveLength(31);
});

test('a user can take sixty actions a minute that notify others, including the association', async () => {
  const firm = await app.as({ kind: 'firma' });
  expect(await tell(firm, 40, (n) => ({ to: toUat, subject: `SP-${n}` }))).toEqual({ done: 40, codes: [] });
  expect(await tell(firm, 22, (n) => ({ to: [], subject: `SP-${n}` }))).toEqual({
    done: 20,
    codes: ['notice.too_many'],
  });
  await rows(`update attempt set at = at - interval '2 minutes' where kind = 'notice:account'`);
  expect(await tell(firm, 1, () => ({ to: toUat, subject: 'SP-99' }))).toEqual({ done: 1, codes: [] });
});

test('notices within the organisation, notices with a limit of their own and those of the association are not counted', async () => {
  const [firm, admin] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'admin' })];
  const own = { to: [firm.actor.organisationId], subject: 'SP-1' };
  expect(await tell(firm, 31, () => own)).toEqual({ done: 31, codes: [] });
  expect(await tell(firm, 31, () => ({ to: toUat, subject: 'SP-1', isBound: true }))).toEqual({ done: 31, codes: [] });
  expect(await tell(admin, 31, () => ({ to: toUat, subject: 'SP-1' }))).toEqual({ done: 31, codes: [] });
  expect(await rows('select from attempt where key like ?', [`%${firm.actor.organisationId}%`])).toEqual([]);
});
