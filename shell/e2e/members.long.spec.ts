import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { inviteAs, createColleague } from './support/colleagues.ts';
import { followMail } from './support/mailbox.ts';
import { expectTitle, title } from './support/page.ts';
import { chooseAccount, fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('an invited user with an account accepts, chooses the organisation at sign-in and switches', async ({
  browser,
}) => {
  const { email, password, context } = await createColleague(browser, 'editor');
  await inviteAs(browser, 'firma', email, 'viewer');
  const page = await context.newPage();
  await followMail(page, email, 'Invitație în Portal PSP: Civis Digital');
  await expectTitle(page, 'Invitație în Civis Digital');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Acceptă invitația' }).click();
  await expectTitle(page, 'Faceți parte din Civis Digital');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lucrează pentru Civis Digital' }).click();
  await expect(page).toHaveURL('/firma/dashboard');
  await page.goto('/uat/dashboard');
  await expect(page, 'the area of the current organisation').toHaveURL('/firma/dashboard');

  await page.getByRole('button', { name: /^Contul dvs/ }).click();
  await page.getByRole('link', { name: 'Schimbă organizația' }).click();
  await expectTitle(page, 'Pentru cine lucrați?');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await page.getByRole('main').getByRole('button', { name: 'Comuna Șelimbăr' }).click();
  await expect(page).toHaveURL('/uat/dashboard');
  await expectTitle(page, 'Bună ziua, Comuna Șelimbăr');

  await context.clearCookies();
  await chooseAccount(page, 'Membru PSP');
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL('/organizatie');
  await page.getByRole('main').getByRole('button', { name: 'Civis Digital' }).click();
  await expect(page).toHaveURL('/firma/dashboard');
  await expect(title(page)).toBeVisible();
});
