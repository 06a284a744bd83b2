import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, toasts, uniqueWord } from './support/page.ts';
import { call } from './support/requests.ts';
import { test } from './support/test.ts';

const NAME = 'Municipiul Sibiu';
const main = (page: Page) => page.getByRole('main');

test('the association sees what an authority sees, with a reason, and its owner sees who looked', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin');
  const { items } = (await call(page.context(), `/api/admin/organisations?q=${encodeURIComponent(NAME)}`)) as {
    items: { id: string }[];
  };
  const reason = `Nu găsesc solicitarea ${uniqueWord()}`;
  await page.goto(`/admin/users/organizatii/${items[0]?.id}`);
  await expectTitle(page, NAME);
  await pressOn(page, main(page).getByRole('link', { name: 'Ce vede organizația' }));
  await expectTitle(page, `Ce vede ${NAME}`);
  await expectAccessible(page);
  await typeInto(page, main(page).getByLabel('Motivul'), reason);
  await pressOn(page, main(page).getByRole('button', { name: 'Deschide vederea' }));
  await expect(main(page).getByText(`Motiv: ${reason}`)).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, main(page).getByRole('link', { name: 'Solicitări', exact: true }));
  await expect(main(page).getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await pressOn(page, main(page).getByRole('button', { name: 'Încheie vederea' }));
  await expect(toasts(page).getByText('Vederea de suport s-a încheiat')).toBeVisible();
  await expect(main(page).getByText(reason)).toBeVisible();

  const owner = await pageOf(browser, 'primarie');
  await owner.goto('/uat/members');
  const views = main(owner).getByRole('region', { name: 'Vederi de suport' });
  await expect(views.getByText(reason)).toBeVisible();
  await expect(views.getByText('A citit: Dashboard, Solicitări').first()).toBeVisible();
  await expectAccessible(owner);
  await expectAccessibleOnPhone(owner);
});
