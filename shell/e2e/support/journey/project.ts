import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectState, inDialog } from '../page.ts';
import type { Participants } from './people.ts';

const MILESTONE = 'Inventarul pozițiilor';
const REMARKS = 'Recepționat în totalitate; garanția începe astăzi.';
const NOTE = 'Inventarul este în fișierul predat la registratură.';

/** Opens the dialog of an action, fills in the mandatory reason and confirms. */
async function withReason(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  await inDialog(page).getByLabel('Motiv').fill(reason);
  await inDialog(page).getByRole('button', { name: action }).click();
  await expect(inDialog(page)).toBeHidden();
}

/** The firm starts the project, adds a milestone and updates the progress. */
export async function beginProject({ firma }: Participants): Promise<void> {
  await expectState(firma, 'Planificare');
  await firma.getByRole('button', { name: 'Începe proiectul' }).click();
  await expectState(firma, 'În Desfășurare');
  await firma.getByLabel('Etapă nouă').fill(MILESTONE);
  await firma.getByRole('button', { name: 'Adaugă etapa' }).click();
  await expect(firma.getByRole('checkbox', { name: MILESTONE })).not.toBeChecked();
  await firma.getByLabel('Cât este gata').fill('40');
  await firma.getByRole('button', { name: 'Actualizează stadiul' }).click();
  await expect(firma.getByRole('main').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expectAccessible(firma);
}

/** The authority sees the progress, suspends the project and resumes it. */
export async function pauseAndResume({ uat, firma }: Participants): Promise<void> {
  await uat.getByRole('link', { name: 'Deschide proiectul' }).click();
  await expectState(uat, 'În Desfășurare');
  await expect(uat.getByRole('main').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expect(uat.getByText('0 din 1 încheiate')).toBeVisible();
  await withReason(uat, 'Suspendă', 'Așteptăm hotărârea consiliului local.');
  await expectState(uat, 'Suspendat');
  await firma.reload();
  await expectState(firma, 'Suspendat');
  await expect(firma.getByRole('main').getByText('Motivul: Așteptăm hotărârea consiliului local.')).toBeVisible();
  await uat.getByRole('button', { name: 'Reia proiectul' }).click();
  await expectState(uat, 'În Desfășurare');
}

/** The firm proposes another price, and the authority accepts it. */
export async function amend({ uat, firma }: Participants): Promise<void> {
  await firma.reload();
  await firma.getByRole('button', { name: 'Propune o modificare' }).click();
  await inDialog(firma).getByLabel('Preț nou, fără TVA').fill('74500');
  await inDialog(firma).getByLabel('Motivul').fill('Încă un modul, cerut de primărie.');
  await expectAccessible(firma);
  await inDialog(firma).getByRole('button', { name: 'Propune o modificare' }).click();
  await expect(firma.getByText('Propusă', { exact: true })).toBeVisible();
  await uat.reload();
  await expect(uat.getByText('Încă un modul, cerut de primărie.').first()).toBeVisible();
  await expectAccessible(uat);
  await uat.getByRole('button', { name: 'Acceptă' }).click();
  await inDialog(uat).getByRole('button', { name: 'Acceptă' }).click();
  await expect(uat.getByText('74.500 lei').first()).toBeVisible();
}

/** The firm delivers the work. `milestone`: completes the milestone first. */
export async function deliverWork({ firma }: Participants, { milestone }: { milestone: boolean }): Promise<void> {
  await firma.reload();
  if (milestone) {
    await firma.getByRole('checkbox', { name: MILESTONE }).click();
    await expect(firma.getByRole('checkbox', { name: MILESTONE })).toBeChecked();
  }
  await firma.getByRole('button', { name: 'Predă lucrarea' }).click();
  await inDialog(firma).getByLabel('Nota de predare').fill(NOTE);
  await expectAccessible(firma);
  await inDialog(firma).getByRole('button', { name: 'Predă lucrarea' }).click();
  await expectState(firma, 'În Evaluare');
}

/** The authority requests changes, and the firm reads the reason. */
export async function askForChanges({ uat, firma }: Participants): Promise<void> {
  await uat.reload();
  await expectState(uat, 'În Evaluare');
  await expect(uat.getByText(NOTE)).toBeVisible();
  await withReason(uat, 'Cere modificări', 'Lipsesc pozițiile din Turnișor.');
  await expectState(uat, 'În Desfășurare');
  await firma.reload();
  await expect(firma.getByRole('heading', { name: 'Autoritatea cere modificări.' })).toBeVisible();
  await expect(firma.getByRole('main').getByText('Lipsesc pozițiile din Turnișor.').first()).toBeVisible();
}

/* Waits for the worker, which creates the document. */
async function downloadNote(page: Page): Promise<void> {
  const note = page.getByRole('link', { name: /^Descarcă procesul-verbal, PDF/ });
  await expect(note).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), note.click()]);
  expect(download.suggestedFilename()).toMatch(/^proces-verbal-receptie-SP-\d{4}-\d+\.pdf$/);
  await expect(page.getByRole('link', { name: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/ })).toBeVisible();
}

/** The authority accepts the work, which completes the request; both sides download the acceptance report. */
export async function acceptWork({ uat, firma }: Participants): Promise<void> {
  await uat.reload();
  await uat.getByRole('button', { name: 'Acceptă lucrarea' }).click();
  await inDialog(uat).getByLabel('Observații la recepție').fill(REMARKS);
  await expectAccessible(uat);
  await inDialog(uat).getByRole('button', { name: 'Acceptă lucrarea' }).click();
  await expectState(uat, 'Finalizat');
  await expect(uat.getByText(REMARKS)).toBeVisible();
  const project = uat.url();
  await downloadNote(uat);
  await expectAccessible(uat);
  await firma.reload();
  await downloadNote(firma);
  await uat.getByRole('link', { name: /^SP-\d{4}-\d{6}$/ }).click();
  await expectState(uat, 'Finalizată');
  await uat.goto(project);
}
