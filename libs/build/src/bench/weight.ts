import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from '@playwright/test';
import { provideChromium } from '../test/chromium.ts';
import { table, verdict } from './report.ts';
import { signIn } from './sign-in.ts';

/** Maximum bytes of JavaScript, compressed by gzip. */
export const LIMITS = { public: 260_000, form: 280_000, signedIn: 340_000, further: 90_000 };
/** Limit of a route with the rich text editor. */
const EDITOR_LIMIT = LIMITS.further + 160_000;
const FONTS_LIMIT = 90_000;

interface Visit {
  path: string;
  limit: number;
}

interface Visitor {
  name: string;
  email?: string;
  first: Visit[];
  /** Routes that are opened after the first one; its files are not counted again. */
  further?: Visit[];
}

const at = (limit: number, ...paths: string[]): Visit[] => paths.map((path) => ({ path, limit }));
const further = (...paths: string[]): Visit[] => at(LIMITS.further, ...paths);

const PUBLIC = [
  '/',
  '/parteneri',
  '/comunitati',
  '/marketplace',
  '/blog',
  '/cautare?q=apa',
  '/support',
  '/legal/termeni',
];

const VISITORS: Visitor[] = [
  {
    name: 'visitor',
    first: [
      ...at(LIMITS.public, ...PUBLIC, '/legal/accesibilitate', '/login'),
      ...at(LIMITS.form, '/register', '/register?tip=uat'),
    ],
    further: further('/comunitati', '/support', '/register?tip=firma'),
  },
  {
    name: 'UAT',
    email: 'primarie@demo.psp',
    first: at(LIMITS.signedIn, '/uat/dashboard'),
    further: [
      ...further(
        '/uat/service-requests',
        '/uat/service-requests/new',
        '/uat/projects',
        '/uat/members',
        '/cont/securitate',
      ),
      ...at(EDITOR_LIMIT, '/uat/community/articles/new'),
    ],
  },
  {
    name: 'FIRMA',
    email: 'firma@demo.psp',
    first: at(LIMITS.signedIn, '/firma/dashboard'),
    further: [
      ...further('/firma/opportunities', '/firma/offers', '/firma/projects'),
      ...at(EDITOR_LIMIT, '/firma/content/new'),
    ],
  },
  {
    name: 'ADMIN',
    email: 'admin@demo.psp',
    first: at(LIMITS.signedIn, '/admin/dashboard'),
    further: [
      ...further('/admin/applications', '/admin/service-requests', '/admin/users', '/admin/tickets'),
      ...at(EDITOR_LIMIT, '/admin/newsletter/nou'),
    ],
  },
];

/** A file that a page has loaded; sizes in bytes. */
interface Fetched {
  type: string;
  url: string;
  gzip: number;
  /** Size as transferred, in Brotli or Zstandard where that is smaller. */
  sent: number;
}

async function fetched(response: Response): Promise<Fetched[]> {
  const request = response.request();
  // Responses that arrive while the page closes have no body and do not count.
  const body = await response.body().catch(() => null);
  const sizes = await request.sizes().catch(() => null);
  if (!body || !sizes) return [];
  const type = request.resourceType();
  const gzip = type === 'font' || type === 'image' ? body.length : gzipSync(body, { level: 9 }).length;
  return [{ type, url: response.url(), gzip, sent: sizes.responseBodySize }];
}

/** Records the files that a page loads from now on. Returns a function that returns them. */
export function noteFiles(page: Page): () => Promise<Fetched[]> {
  const answers: Promise<Fetched[]>[] = [];
  page.on('requestfinished', (request) => {
    answers.push(request.response().then((response) => (response ? fetched(response) : [])));
  });
  return async () => (await Promise.all(answers)).flat();
}

/** Opens a page and returns all files that it loads until the network is idle. */
async function filesOf(context: BrowserContext, path: string): Promise<Fetched[]> {
  const page = await context.newPage();
  const files = noteFiles(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const all = await files();
  await page.close();
  return all;
}

/** Sums the sizes of files, or of those of one resource type. */
export const sumOf = (files: readonly Fetched[], key: 'gzip' | 'sent', type?: string): number =>
  files.reduce((total, file) => total + (type && file.type !== type ? 0 : file[key]), 0);

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

function row(name: string, { path, limit }: Visit, files: readonly Fetched[]): string[] {
  const script = sumOf(files, 'gzip', 'script');
  const fonts = sumOf(files, 'sent', 'font');
  const sizes = [script, limit, sumOf(files, 'sent', 'script'), fonts, sumOf(files, 'sent')].map(kilobytes);
  return [`${name}, ${path}`, ...sizes, verdict(script <= limit && fonts <= FONTS_LIMIT)];
}

async function weigh(browser: Browser, portal: string, { name, email, first, further: later = [] }: Visitor) {
  const visit = async (path: string): Promise<Fetched[]> => {
    const context = await browser.newContext({ baseURL: portal });
    if (email) await signIn(context, email);
    const files = await filesOf(context, path);
    await context.close();
    return files;
  };
  const rows: string[][] = [];
  const known = new Set<string>();
  for (const one of first) {
    const files = await visit(one.path);
    if (known.size === 0) for (const { url } of files) known.add(url);
    rows.push(row(name, one, files));
  }
  for (const one of later) {
    const files = (await visit(one.path)).filter(({ url }) => !known.has(url));
    rows.push(row(`${name}, then`, one, files));
  }
  return rows;
}

/** Weighs first visits and further routes of each role, on a portal with demonstration data. Returns the lines to print. */
export async function weighRoutes(portal: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: provideChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows: string[][] = [];
  for (const visitor of VISITORS) rows.push(...(await weigh(browser, portal, visitor)));
  await browser.close();
  return table(['kB', 'script, gzip', 'limit', 'as sent', 'fonts', 'all, as sent', ''], rows);
}
