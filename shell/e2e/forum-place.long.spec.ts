import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { chooseIn, pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, navigation, toasts, uniqueWord } from './support/page.ts';
import { call } from './support/requests.ts';
import { test } from './support/test.ts';

/* Longer than a screen, so that one reply is seen at a time. */
const LONG = '<p>Am folosit un caiet de sarcini scurt, cu recepție pe etape.</p>'.repeat(40);

const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const reply = (page: Page, id: string, text: string) =>
  call<{ postId: string }>(page.context(), `/api/firma/forum/topics/${id}/replies`, {
    data: { body: `<p>${text}</p>${LONG}` },
  });
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a topic is continued at its first unread reply, and a new reply does not move what one reads', async ({
  browser,
}) => {
  const title = `Caiete de sarcini ${uniqueWord()}`;
  const [uat, firma, admin] = [
    await pageOf(browser, 'primarie'),
    await pageOf(browser, 'firma'),
    await pageOf(browser, 'admin'),
  ];
  const { topicId: id } = await call<{ topicId: string }>(uat.context(), '/api/uat/forum/topics', {
    data: { title, body: '<p>Cum le scrieți?</p>', category: 'it-digitalizare' },
  });
  for (const text of ['Întâiul răspuns', 'Al doilea răspuns', 'Al treilea răspuns']) await reply(firma, id, text);

  await uat.goto(`/uat/forum?show=mine&q=${encodeURIComponent(title)}`);
  await pressOn(uat, uat.getByRole('link', { name: `3 noi: Primul răspuns nou din „${title}”` }));
  await expectTitle(uat, title);
  await expect(post(uat, 'Întâiul răspuns')).toBeFocused();
  await expect(uat.getByRole('heading', { name: 'Noi de la ultima vizită' })).toBeVisible();
  await expectAccessible(uat);

  const before = await scrollOf(uat);
  const { postId } = await reply(firma, id, 'Al patrulea răspuns');
  const bar = uat.getByRole('link', { name: '1 răspuns nou' });
  await expect(bar).toBeVisible();
  await expect(uat.getByRole('status').filter({ hasText: '1 răspuns nou' })).toHaveCount(1);
  expect(await scrollOf(uat)).toBe(before);
  await expectAccessible(uat);
  await expectAccessibleOnPhone(uat);

  /* Only the first reply was on screen. */
  await uat.goto(`/uat/forum?show=mine&q=${encodeURIComponent(title)}`);
  await expect(uat.getByRole('link', { name: `3 noi: Primul răspuns nou din „${title}”` })).toBeVisible();

  await uat.getByRole('link', { name: title, exact: true }).click();
  await expectTitle(uat, title);
  await pressOn(uat, uat.getByRole('link', { name: 'Continuați de unde ați rămas: 3 răspunsuri noi' }));
  await expect(post(uat, 'Al doilea răspuns')).toBeFocused();

  /* Back from another page leads to where one read. */
  await post(uat, 'Al treilea răspuns').evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const place = await scrollOf(uat);
  // Without the mouse, which would scroll to the link first.
  await navigation(uat, 'Mesaje').evaluate((link: HTMLElement) => link.click());
  await expectTitle(uat, 'Mesaje');
  await uat.goBack();
  await expectTitle(uat, title);
  await expect.poll(async () => Math.abs((await scrollOf(uat)) - place)).toBeLessThan(40);

  await uat.goto(`/uat/forum/${id}?reply=${postId}`);
  await expect(post(uat, 'Al patrulea răspuns')).toBeFocused();

  /* The topic leaves for a category of the firms while it is open. */
  await typeInto(uat, uat.getByRole('textbox', { name: 'Răspunsul dvs.' }), 'Mulțumesc, încă o întrebare.');
  await admin.goto(`/admin/forum/${id}`);
  await admin.getByRole('button', { name: 'Administrează' }).click();
  await admin.getByRole('menuitem', { name: 'Mută în altă categorie' }).click();
  await chooseIn(admin, inDialog(admin).getByLabel('Categoria'), 'Numai parteneri');
  await inDialog(admin).getByRole('button', { name: 'Mută în altă categorie' }).click();
  await expect(toasts(admin).getByText('Topicul a fost mutat')).toBeVisible();
  await expect(uat.getByRole('alert').filter({ hasText: 'Nu mai puteți citi acest topic' })).toBeVisible();
  await expect(uat.getByRole('textbox', { name: 'Răspunsul dvs.' })).toContainText('Mulțumesc, încă o întrebare.');
});
