import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { contactView } from '@psp/contracts/contact';
import { NEWSLETTER_CONSENT } from '@psp/contracts/newsletter-consent';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');

const contact = async () => contactView.parse((await app.anonymous.get('/contact')).json());
const newsletterConsent = { version: '1', ...NEWSLETTER_CONSENT };
const nothing = {
  newsletterConsent,
  name: null,
  email: null,
  phone: null,
  address: null,
  hours: 'luni–vineri, 09:00–18:00',
};

test('visitors read how the association is reached, as far as it has said, and nothing of any other organisation', async () => {
  expect(await contact()).toEqual(nothing);
  await database.orm.em.fork().execute(
    `insert into organisation (kind, name, status, email) values ('firma', 'Softprim', 'approved', 'contact@softprim.example');
     insert into organisation (kind, name, status) values ('admin', 'Asociația', 'approved')`,
  );
  expect(await contact()).toEqual({ ...nothing, name: 'Asociația' });
  await database.orm.em.fork().execute(
    `update site_section set version = 2, content = content || '{"email": "contact@asociatia.example", "phone": "+40310000000"}'
     where key = 'contact'`,
  );
  const given = { name: 'Asociația', email: 'contact@asociatia.example', phone: '+40310000000' };
  expect(await contact()).toEqual({ ...nothing, ...given });
});

test('a preview that is over is not found, and no answer of one is kept', async () => {
  const answer = await app.anonymous.get(`/contact?previzualizare=${'x'.repeat(43)}`);
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['surrogate-key']]).toEqual([
    404,
    'no-store',
    undefined,
  ]);
});
