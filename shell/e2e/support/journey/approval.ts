import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectState, expectTitle, inDialog, navigation, problems } from '../page.ts';

/** Finds an application by e-mail in the queue and opens it. */
export async function openApplication(admin: Page, email: string, name: string): Promise<void> {
  await admin.goto('/admin/dashboard');
  await navigation(admin, 'Cereri de înscriere').click();
  await admin.getByRole('main').getByLabel('Caută').fill(email);
  await expect(admin.getByRole('main').getByRole('status')).toHaveText('1 cerere');
  await admin.getByRole('link', { name }).click();
  await expectTitle(admin, name);
}

export async function approve(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Aprobă' }).click();
  await expectAccessible(admin);
  await inDialog(admin).getByRole('button', { name: 'Aprobă' }).click();
  await expect(admin.getByText('Înscrierea a fost aprobată').first()).toBeVisible();
  await expectState(admin, 'Aprobat');
}

/** Sends the application back with a mandatory explanation of what is missing. */
export async function askForCompletion(admin: Page, missing: string): Promise<void> {
  await admin.getByRole('button', { name: 'Cere completări' }).click();
  await inDialog(admin).getByRole('button', { name: 'Cere completări' }).click();
  await expect(problems(admin)).toContainText('Scrieți motivul.');
  await expectAccessible(admin);
  await inDialog(admin).getByLabel('Ce trebuie completat').fill(missing);
  await inDialog(admin).getByRole('button', { name: 'Cere completări' }).click();
  await expectState(admin, 'Completări necesare');
}
