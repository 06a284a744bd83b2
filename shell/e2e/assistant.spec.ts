import { expect, type Page } from '@playwright/test';
import { type AccountName, pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { expectCleanPrint, inPrint } from './support/print.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Întrebarea dvs.' });
const REFUSED = 'Nu am găsit un răspuns în biblioteca portalului';

const SIDES = [
  { who: 'primarie', start: '/uat/knowledge-hub', chat: '/uat/ai-chat' },
  { who: 'firma', start: '/firma/network/resources', chat: '/firma/ai-chat' },
] as const satisfies { who: AccountName; start: string; chat: string }[];

for (const { who, start, chat } of SIDES) {
  test(`by keyboard, ${who} asks the assistant, reads the passage of a sentence, and keeps the conversation`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, who);
    await page.goto(start);
    await pressOn(page, main(page).getByRole('link', { name: 'Întreabă asistentul' }));
    await expectTitle(page, 'Asistentul');
    await expect(page).toHaveURL(new RegExp(`${chat}$`));
    await expect(main(page).getByText('Program, nu om')).toBeVisible();
    await expectAccessible(page);
    await expectAccessibleOnPhone(page);

    await pressOn(page, log(page).getByRole('button').first());
    await expect(page).toHaveURL(new RegExp(`${chat}/[0-9a-f-]{36}$`));
    const citation = log(page).getByRole('button', { name: 'Pasajul 1' }).first();
    await pressOn(page, citation);
    const passages = main(page).getByRole('complementary', { name: 'Pasaje' });
    await expect(passages.getByRole('heading', { level: 3 }).first()).toBeFocused();
    await expect(passages.locator('mark').first()).toBeVisible();
    await expect(passages.getByRole('link', { name: 'Deschide documentul' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(citation).toBeFocused();
    await expectAccessibleOnPhone(page);

    await pressOn(page, log(page).getByRole('button', { name: 'Nu', exact: true }));
    await typeInto(page, log(page).getByRole('textbox', { name: 'Ce a lipsit?' }), 'Suma');
    await page.keyboard.press('Enter');
    await expect(toasts(page).getByText('Mulțumim pentru părere')).toBeVisible();

    const word = uniqueWord();
    await typeInto(page, field(page), `Ce spor are ${word} din arhiva de ${word}?`);
    await page.keyboard.press('Enter');
    await expect(log(page).getByText(REFUSED)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
    await expectAccessibleOnPhone(page);
    await expectCleanPrint(page);
    await inPrint(page, () => expect(log(page).getByText('Surse', { exact: true })).toBeVisible());

    const title = `Arhiva ${word}`;
    const conversations = main(page).getByRole('navigation', { name: 'Conversații' });
    await pressOn(page, conversations.getByRole('button', { name: /^Acțiuni/ }).first());
    await expect(page.getByRole('menuitem', { name: 'Redenumește' })).toBeFocused();
    await page.keyboard.press('Enter');
    const name = inDialog(page).getByRole('textbox', { name: 'Titlul' });
    await tabTo(page, name);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(title);
    await pressOn(page, inDialog(page).getByRole('button', { name: 'Salvează' }));
    await expect(conversations.getByRole('link', { name: title })).toBeVisible();

    await pressOn(page, log(page).getByRole('button', { name: 'Deschide un tichet' }));
    await expect(page).toHaveURL(/\/support$/);
    await expect(main(page).getByRole('textbox', { name: 'Mesaj' })).toHaveValue(new RegExp(word));

    await page.goto(chat);
    await pressOn(page, conversations.getByRole('button', { name: `Acțiuni: ${title}` }));
    await expect(page.getByRole('menuitem', { name: 'Redenumește' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Șterge' })).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, inDialog(page).getByRole('button', { name: 'Șterge' }));
    await expect(toasts(page).getByText('Conversația a fost ștearsă')).toBeVisible();
    await expect(conversations.getByRole('link', { name: title })).toHaveCount(0);
  });
}

test('a question of one window is kept when another window went on', async ({ browser }) => {
  const [first, second] = [await pageOf(browser, 'editor'), await pageOf(browser, 'editor')];
  await first.goto('/uat/ai-chat');
  await pressOn(first, log(first).getByRole('button').first());
  await expect(first).toHaveURL(/ai-chat\/[0-9a-f-]{36}$/);
  await second.goto(new URL(first.url()).pathname);
  await expect(log(second).getByRole('article')).toHaveCount(2);
  await typeInto(first, field(first), 'Cine semnează recepția?');
  await second.route('**/api/uat/assistant/conversations/*', (route) => route.abort());
  await typeInto(second, field(second), 'Cum consultăm piața?');
  await first.keyboard.press('Enter');
  await expect(log(first).getByRole('article')).toHaveCount(3);
  await second.keyboard.press('Enter');
  await second.unroute('**/api/uat/assistant/conversations/*');
  await expect(main(second).getByRole('alert')).toContainText('Conversația a continuat în altă fereastră');
  await expect(field(second)).toHaveValue('Cum consultăm piața?');
  await expect(log(second).getByRole('article')).toHaveCount(3);
  await pressOn(second, main(second).getByRole('button', { name: 'Trimite din nou' }));
  await expect(log(second).getByRole('article')).toHaveCount(4);
  await expect(field(second)).toHaveValue('');
});
