import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectCount, expectState, expectTitle, navigation, numberIn } from '../page.ts';
import type { Participants } from './people.ts';

/** Counts of the association that only this test changes. */
export interface Counts {
  completedProjects: number;
  reviewedRequests: number;
  completedRequests: number;
}

/** Reads the association's dashboard, and expects that the linked list has the same count. */
export async function readCounts(page: Page): Promise<Counts> {
  await page.goto('/admin/dashboard');
  await expectTitle(page, 'Panou de administrare');
  const figures = page.getByLabel('Cifrele rețelei').locator('div');
  const figure = async (name: string): Promise<number> => {
    const entry = figures.filter({ has: page.getByText(name, { exact: true }) });
    return numberIn(await entry.getByRole('definition').textContent());
  };
  const counts = {
    completedProjects: await figure('Proiecte finalizate'),
    reviewedRequests: await figure('Solicitări cu recenzii'),
  };
  const states = page.getByRole('table', { name: 'Solicitări după stare' });
  const completed = states.getByRole('row').filter({ hasText: 'Finalizată' });
  const completedRequests = numberIn(await completed.getByRole('cell').first().textContent());
  await completed.getByRole('link', { name: 'Finalizată' }).click();
  await expectCount(page, completedRequests);
  return { ...counts, completedRequests };
}

/** Expects the request among the latest. */
export async function expectAmongLatest({ admin, title }: Participants): Promise<void> {
  await admin.goto('/admin/dashboard');
  await expect(
    admin.getByRole('table', { name: 'Cele mai noi solicitări' }).getByRole('link', { name: title }),
  ).toBeVisible();
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
  await expect(
    admin.getByRole('table', { name: 'Cele mai noi proiecte' }).getByRole('rowheader', { name: title }),
  ).toBeVisible();
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
