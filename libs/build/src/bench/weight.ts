import { chromium } from '@playwright/test';
import { provideChromium } from '../test/chromium.ts';
import { signIn } from './sign-in.ts';

export interface Weight {
  role: string;
  /** Bytes as they travel, compressed. */
  script: number;
  fonts: number;
  all: number;
}

const PUBLIC_PAGES = ['/', '/parteneri', '/comunitati', '/support', '/legal/termeni', '/register'];

interface FirstLoad {
  role: string;
  path: string;
  /** Who is signed in; nobody when left out. */
  email?: string;
  /** Most bytes of script. */
  limit: number;
}

const FIRST_LOADS: FirstLoad[] = [
  ...PUBLIC_PAGES.map((path) => ({ role: `visitor, ${path}`, path, limit: 210_000 })),
  { role: 'UAT, dashboard', path: '/uat/dashboard', email: 'primarie@demo.psp', limit: 300_000 },
  { role: 'FIRMA, dashboard', path: '/firma/dashboard', email: 'firma@demo.psp', limit: 300_000 },
  { role: 'ADMIN, dashboard', path: '/admin/dashboard', email: 'admin@demo.psp', limit: 300_000 },
];

/** Measures in Chromium what a first visit of each role transfers, on a portal with the demonstration in it. */
export const weighFirstLoads = async (portal: string): Promise<(Weight & { limit: number })[]> => {
  const browser = await chromium.launch({
    executablePath: provideChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const weights = [];
  for (const { role, path, email, limit } of FIRST_LOADS) {
    const context = await browser.newContext({ baseURL: portal });
    if (email) await signIn(context, email);
    const page = await context.newPage();
    const sizes: Promise<{ type: string; size: number }>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(
        request.sizes().then(({ responseBodySize }) => ({ type: request.resourceType(), size: responseBodySize })),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const loaded = await Promise.all(sizes);
    const sum = (type?: string) => loaded.reduce((total, one) => total + (type && one.type !== type ? 0 : one.size), 0);
    weights.push({ role, script: sum('script'), fonts: sum('font'), all: sum(), limit });
    await context.close();
  }
  await browser.close();
  return weights;
};
