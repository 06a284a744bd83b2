import { expect } from '@playwright/test';
import { listen } from './support/heard.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { toasts } from './support/page.ts';
import { bodies, compose, opened, projectTalk, send, talk, unblockAll } from './support/talk.ts';
import { test } from './support/test.ts';

// Whatever failed before, the next test writes between the same two.
test.afterEach(({ browser }) => unblockAll(browser, 'firma2'));

test('a screen reader hears each message once, one’s own too, and no earlier ones that are asked for', async ({
  browser,
}) => {
  const both = await talk(browser);
  const { uat, firma } = both;
  // By turns: one person alone would be told to wait.
  for (let n = 2; n <= 53; n += 1) await (n % 2 === 0 ? uat : firma).write(`Rândul ${n}.`);
  await uat.open();
  await expect(uat.page.getByRole('log', { name: 'Mesaje cu Softprim' })).toBeVisible();
  await expect(compose(uat.page)).toHaveAccessibleName('Mesaj către Softprim');
  const timesHeard = await listen(uat.page);
  await uat.page.getByRole('button', { name: 'Arată mesajele mai vechi' }).click();
  await expect(bodies(uat.page)).toHaveCount(53);
  await firma.write('De la firmă');
  await expect(bodies(uat.page).last()).toHaveText('De la firmă');
  await bodies(uat.page).first().scrollIntoViewIfNeeded();
  await send(uat.page, 'De la comună');
  await expect(toasts(uat.page).getByText('Mesajul a fost trimis!')).toBeVisible();
  await expect(bodies(uat.page)).toHaveCount(55);
  await expect(bodies(uat.page).last()).toBeInViewport();
  await expect(uat.page.getByRole('log').locator('[aria-busy="true"]')).toHaveCount(0);
  await firma.write('Încă unul');
  await expect(bodies(uat.page).last()).toHaveText('Încă unul');
  for (const text of ['De la firmă', 'De la comună', 'Încă unul'])
    await expect.poll(() => timesHeard(text), text).toBe(1);
  for (const text of ['Rândul 2.', 'Rândul 53.', 'Se trimite']) expect(await timesHeard(text), text).toBe(0);
});

test('a whole conversation by the keyboard: found, answered, noted, ended', async ({ browser }) => {
  const both = await talk(browser);
  const { page } = both.firma;
  await page.goto('/firma/messages');
  await typeInto(page, page.getByRole('searchbox', { name: 'Instituție, subiect, număr sau text' }), both.subject);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 conversație')).toBeVisible();
  await pressOn(page, page.getByRole('list', { name: 'Conversații' }).getByRole('link', { name: both.subject }));
  await expect(bodies(page)).toHaveText(['Unu']);
  await tabTo(page, page.getByRole('log'));
  await typeInto(page, compose(page), 'Rândul întâi');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('rândul al doilea');
  await page.keyboard.press('Enter');
  await expect(bodies(page)).toHaveText(['Unu', 'Rândul întâi rândul al doilea']);
  await expect(compose(page)).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Notă internă' }));
  const note = page.getByRole('textbox', { name: 'Notă pentru colegi' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(note).toBeFocused();
  await page.keyboard.type('Numai pentru noi');
  await page.keyboard.press('Enter');
  await expect(bodies(page)).toHaveText(['Unu', 'Rândul întâi rândul al doilea', 'Numai pentru noi']);
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('button', { name: 'Alte acțiuni' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Finalizează conversația' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Conversația este finalizată. Un mesaj nou o redeschide.')).toBeVisible();
});

test('on a project’s page a conversation is read once its end is seen, and not when it comes into view', async ({
  browser,
}) => {
  const { uat, firma, id, project } = await projectTalk(browser);
  const { page } = uat;
  for (let n = 1; n <= 20; n += 1) await firma.write(`Rândul ${n}.`);
  const read: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/conversations/${id}/read`)) read.push(request.postDataJSON().number);
  });
  const told = opened(page);
  await page.goto(`/uat/projects/${project}`);
  await expect(bodies(page).last()).toHaveText('Rândul 20.');
  await told;
  const log = page.getByRole('log');
  await log.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight + 150));
  await expect(log).toBeInViewport();
  await expect(bodies(page).last()).not.toBeInViewport();
  await firma.write('Acesta este ultimul.');
  await expect(bodies(page).last()).toHaveText('Acesta este ultimul.');
  await bodies(page).last().scrollIntoViewIfNeeded();
  const { messages } = await (await page.request.get(`/api/uat/conversations/${id}`)).json();
  await expect.poll(() => read).toEqual([messages.at(-1).number]);
});
