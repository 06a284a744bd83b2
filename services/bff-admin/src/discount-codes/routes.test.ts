import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { watchedDiscountList } from '@psp/contracts/discount-codes';
import { makeDiscountCode } from '@psp/domain/publishing/discount-codes/make-code';
import { recordUse } from '@psp/domain/publishing/discount-codes/record-use';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });

test('the association finds uses by firm and code, and ends a code with a reason that its firm reads', async () => {
  const [{ actor: owner }, { actor: partner }] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'firma' })];
  await rows('update organisation set name = ? where id = ?', ['Vâltoarea Studio', owner.organisationId]);
  await by(owner, makeDiscountCode, undefined);
  const [{ code } = { code: '' }] = await rows<{ code: string }>(
    'select code from discount_code where organisation_id = ?',
    [owner.organisationId],
  );
  for (const note of ['Un curs', 'Un domeniu']) await by(partner, recordUse, { code, note });
  const found = async (q: string) =>
    watchedDiscountList.parse((await admin.get(`/discount-codes/uses?q=${encodeURIComponent(q)}`)).json()).items;
  const [last, first] = await found('valtoarea');
  expect([last, first]).toMatchObject([
    { note: 'Un domeniu', uses: 2, actions: ['end'], partner: { id: partner.organisationId } },
    { note: 'Un curs' },
  ]);
  expect(await found(code.toLowerCase())).toHaveLength(2);
  const end = (body: object) => admin.post(`/discount-codes/${last?.code.id}/end`, body);
  expect((await end({ version: last?.code.version, reason: ' ' })).statusCode).toBe(400);
  expect((await end({ version: last?.code.version, reason: 'Publicat pe internet.' })).statusCode).toBe(204);
  expect((await found('valtoarea'))[0]).toMatchObject({ code: { status: 'ended' }, actions: [] });
  const told = await rows('select from notification where account_id = ? and message like ?', [
    ...[owner.accountId, '%Publicat pe internet.%'],
  ]);
  expect(told).toHaveLength(1);
});
