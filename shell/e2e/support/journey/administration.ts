import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { countOf, expectState, expectTitle, navigation, numberIn } from '../page.ts';
import type { Participants } from './people.ts';

/** Counts of the association that only this test changes. */
export interface Counts {
  completedProjects: number;
  reviewedRequests: number;
  completedRequests: number;
}

/** Reads how many requests the association's list has with a filter. */
async function countWith(page: Page, filter: string): Promise<number> {
  await page.goto(`/admin/service-requests?${filter}`);
  await expectTitle(page, 'Solicitări');
  await expect(countOf(page)).toHaveText(/\d/);
  return numberIn(await countOf(page).textContent());
}

/** Reads the counts of the association. */
export const readCounts = async (page: Page): Promise<Counts> => ({
  completedProjects: await countWith(page, 'outcome=completed'),
  reviewedRequests: await countWith(page, 'outcome=reviews'),
  completedRequests: await countWith(page, 'status=completed'),
});

/** Expects the request among the latest. */
export async function expectAmongLatest({ admin, title }: Participants): Promise<void> {
  await admin.goto('/admin/service-requests');
  await expect(admin.getByRole('main').getByRole('link', { name: title })).toBeVisible();
}

const ACTS = [
  'Ciornă începută',
  'Solicitare trimisă',
  'Întrebare pusă',
  'Răspuns publicat',
  'Ofertă depusă',
  'Oferte deschise',
  'Ofertă acceptată',
  'Ofertă respinsă',
  'Lucrul a început',
  'Stadiu actualizat',
  'Proiect suspendat',
  'Proiect reluat',
  'Lucrare predată',
  'Modificări cerute',
  'Lucrare acceptată',
  'Solicitare finalizată',
  'Recenzie scrisă',
];

/** Expects all actions on the request in its audit trail, with the reason of a rejection. */
export async function expectAuditTrail({ admin, title, word }: Participants, reason: string): Promise<void> {
  await admin.goto('/admin/dashboard');
  await navigation(admin, 'Solicitări').click();
  await admin.getByRole('main').getByLabel('Caută').fill(word);
  await expect(admin.getByRole('main').getByRole('status')).toHaveText('1 solicitare');
  await admin.getByRole('link', { name: title }).click();
  await expectState(admin, 'Finalizată');
  const trail = admin.getByRole('table', { name: 'Parcursul solicitării' });
  for (const act of ACTS) await expect(trail.getByRole('row').filter({ hasText: act }).first()).toBeVisible();
  await expect(trail.getByRole('row').filter({ hasText: 'Ofertă respinsă' })).toContainText(reason);
  await expectAccessible(admin);
}
