import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { LIMITS, noteFiles, sumOf } from '@psp/build/bench/weight';
import { openSession } from './support/accounts.ts';
import { comesAlive } from './support/page.ts';
import { test } from './support/test.ts';

/** Collects errors of the page, including hydration errors. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

async function firstPartner(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const list = await (await request.get('/api/public/partners')).json();
  return list.items[0];
}

/** Waits until the server renders pages, because its worker thread may still be starting. */
async function waitForServerRendering(request: APIRequestContext): Promise<void> {
  await expect(async () => expect(await (await request.get('/')).text()).toContain('<main')).toPass();
}

test.beforeEach(({ request }) => waitForServerRendering(request));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is styled and has header and footer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Conectare' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const font = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
    expect(font).toContain('Public Sans');
  });

  test('a link opens the page of a partner', async ({ page, request }) => {
    const { id, name } = await firstPartner(request);
    await page.goto('/parteneri');
    await page.locator(`a[href^="/partener/${id}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} – Portal PSP`);
  });

  test('an unknown address shows the not-found page', async ({ page }) => {
    const answer = await page.goto('/nu-exista');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible();
  });
});

test('the page of a partner has metadata for search engines', async ({ request }) => {
  const { id } = await firstPartner(request);
  const answer = await request.get(`/partener/${id}`);
  const html = await answer.text();
  expect(answer.headers()['content-type']).toContain('text/html');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+/partener/${id}"`));
  expect(html).toMatch(/<meta name="description" content="[^"]{10,160}"/);
  expect(html).toContain('<meta property="og:title"');
});

test('missing pages have status 404, and pages that are not public are empty documents', async ({ request }) => {
  const missing = await request.get('/partener/01a1f9d9-7c1c-7e8a-9cbb-bd7b488cce8b');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<meta name="robots" content="noindex"');
  for (const path of ['/uat/dashboard', '/login', '/register?tip=uat', '/parola/noua', '/cerere', '/admin/dashboard']) {
    const own = await request.get(path);
    expect(own.status()).toBe(200);
    expect(await own.text()).toContain('<div id="root"></div>');
  }
});

const SIZE_LIMITS: Record<string, number | null> = {
  '/': LIMITS.public,
  '/parteneri': LIMITS.public,
  '/comunitati': LIMITS.public,
  '/marketplace': LIMITS.public,
  '/blog': LIMITS.public,
  '/support': LIMITS.public,
  '/register': LIMITS.form,
  '/parola': null,
  '/nu-exista': LIMITS.public,
};
for (const [path, limit] of Object.entries(SIZE_LIMITS)) {
  test(`the server-rendered page at ${path} is hydrated without rendering it again, within its size limit`, async ({
    page,
  }) => {
    const errors = recordErrors(page);
    const files = noteFiles(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(globalThis, { drawn: document.querySelector('main') });
      });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await comesAlive(page);
    const isSame = await page.evaluate(
      () => (globalThis as unknown as { drawn: Element }).drawn === document.querySelector('main'),
    );
    expect(isSame).toBe(true);
    expect(errors).toEqual([]);
    if (limit !== null) expect(sumOf(await files(), 'gzip', 'script')).toBeLessThanOrEqual(limit);
  });
}

test('client-side navigation replaces the metadata of the page', async ({ page, request }) => {
  const { id } = await firstPartner(request);
  await page.goto('/parteneri', { waitUntil: 'networkidle' });
  await page.locator(`a[href^="/partener/${id}"]`).first().click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/partener/${id}$`));
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
});

test('signed-in users see their own controls, without those of visitors first', async ({ page }) => {
  await openSession(page.context(), 'primarie');
  await page.goto('/parteneri', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Conectare' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('when the remote’s code cannot be loaded, an error replaces the page', async ({ page }) => {
  await page.route(/\/mfe\/mfe_public\/.*remoteEntry\.js/, (route) => route.abort());
  await page.goto('/parteneri');
  await expect(page.getByRole('heading', { name: 'Zona publică nu este disponibilă momentan' })).toBeVisible();
});

test('a page that the server could not complete is rendered by the browser', async ({ page }) => {
  await page.route('**/parteneri', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"isWhole":true', '"isWhole":false');
    await route.fulfill({ response: answer, body });
  });
  const errors = recordErrors(page);
  await page.goto('/parteneri', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: 'Parteneri' })).toBeVisible();
  expect(errors).toEqual([]);
});
