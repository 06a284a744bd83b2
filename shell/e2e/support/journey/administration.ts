import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectCount, expectState, expectTitle, navigation, numberIn } from '../page.ts';
import type { People } from './people.ts';

/** What the association counts, of the things that only this journey changes. */
export interface Counts {
  completedProjects: number;
  reviewedRequests: number;
  completedRequests: number;
}

/** Reads the association's dashboard; the number of each state is that of the list behind it. */
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

/** The request stands among the latest. */
export async function expectAmongLatest({ admin, title }: People): Promise<void> {
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

/** Everything that was done with the request stands in its trail, with who did it and why. */
export async function expectTrail({ admin, title, word }: People, reason: string): Promise<void> {
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
