import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startPortal, type TestPortal } from '@psp/build/test/portal';
import { workspaceRoot } from '@psp/build/workspace';
import { codeOf } from './support/authenticator.ts';
import { expectAccessible } from './support/axe.ts';
import { NEW_PASSWORD } from './support/newcomers.ts';
import { expectTitle } from './support/page.ts';
import { fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const EMAIL = 'prima@asociatie.example';

/** Runs the command that creates the first administrator, and returns the printed link. */
function createAdmin({ folder }: TestPortal): string {
  const command = join(workspaceRoot, 'libs/build/src/cli/admin-create.ts');
  const output = execFileSync(process.execPath, [command, '--email', EMAIL, '--name', 'Ilinca Dobre'], {
    encoding: 'utf8',
    env: { ...process.env, PORTAL_DIR: folder, NODE_OPTIONS: '', PUBLIC_ORIGIN: '', DATABASE_URL: '' },
  });
  return /http\S+#\S+/.exec(output)?.[0] ?? '';
}

test('on an empty portal a command creates the first administrator, who chooses a password and sets up two-factor authentication', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const portal = await startPortal({ mode: 'all', seed: false });
  try {
    await page.goto(createAdmin(portal));
    await expectTitle(page, 'Alegeți o parolă nouă');
    await page.getByLabel('Parola nouă', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirmați parola').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Schimbă parola' }).click();
    await expect(page.getByText('Parola a fost schimbată.')).toBeVisible();
    await page.goto(`${portal.url}/admin-login`);
    await fillSignIn(page, EMAIL, NEW_PASSWORD);
    await expectTitle(page, 'Porniți autentificarea în doi pași');
    const key = (await page.getByRole('main').locator('code').first().textContent()) ?? '';
    await page.getByLabel('Codul din aplicația de autentificare').fill(codeOf(key));
    await page.getByRole('button', { name: 'Verifică și continuă' }).click();
    await page.getByRole('button', { name: 'Am salvat codurile' }).click();
    await expectTitle(page, 'Panou de administrare');
    await expectAccessible(page);
    await page.goto(`${portal.url}/admin/applications`);
    await expect(page.getByRole('heading', { name: 'Nicio cerere nu așteaptă' })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await portal.stop();
  }
});
