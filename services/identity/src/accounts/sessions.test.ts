import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();
const { rows } = here;

interface Item {
  id: string;
  isCurrent: boolean;
}
const twoPlaces = async () => {
  const person = await member(here.portal, { kind: 'uat' });
  await rows('delete from session where account_id = ?', [person.actor.accountId]);
  const [office, phone] = [new Browser(here.portal, '10.0.0.1'), new Browser(here.portal, '10.0.0.2')];
  await office.signIn(person.email);
  await phone.signIn(person.email);
  const items = async () => (await office.get('/sessions')).json<{ items: Item[] }>().items;
  return { ...person, office, phone, items };
};

test('a person sees where they are signed in, the last used first', async () => {
  const { items } = await twoPlaces();
  expect(await items()).toEqual([
    {
      id: expect.any(String),
      device: 'Dispozitiv necunoscut',
      address: '10.0.0.2',
      organisation: 'Organizația uat',
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
      isCurrent: false,
    },
    expect.objectContaining({ address: '10.0.0.1', isCurrent: true }),
  ]);
});

test('one of them is ended from afar, at once and on record', async () => {
  const { office, phone, items, actor } = await twoPlaces();
  const other = (await items()).find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect((await office.post(`/sessions/${other}/end`)).statusCode).toBe(204);
  expect(codeOf(await phone.get('/session'))).toBe('auth.required');
  expect(await items()).toHaveLength(1);
  expect(codeOf(await office.post(`/sessions/${other}/end`))).toBe('not_found');
  expect(
    await rows(`select entity_id from audit where account_id = ? and action = 'session.end' and outcome = 'done'`, [
      actor.accountId,
    ]),
  ).toEqual([{ entity_id: other }]);
});

test('ending the one in use takes its cookies', async () => {
  const { office, items } = await twoPlaces();
  const own = (await items()).find(({ isCurrent }) => isCurrent)?.id ?? '';
  expect((await office.post(`/sessions/${own}/end`)).statusCode).toBe(204);
  expect(office.session).toEqual([]);
});

test('what ended, expired or lay idle is not listed', async () => {
  for (const over of ['ended_at = now()', 'expires_at = now()', "last_seen_at = now() - interval '8 days'"]) {
    const { items, actor } = await twoPlaces();
    await rows(`update session set ${over} where account_id = ? and address = '10.0.0.2'`, [actor.accountId]);
    expect(await items()).toHaveLength(1);
  }
});

test('a session of somebody else, or none, is not found and goes on', async () => {
  const [one, other] = [await twoPlaces(), await twoPlaces()];
  for (const { id } of [...(await other.items()), { id: randomUUID() }]) {
    const answer = await one.office.post(`/sessions/${id}/end`);
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'not_found']);
  }
  expect(await other.items()).toHaveLength(2);
});
