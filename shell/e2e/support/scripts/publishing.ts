import { SECTIONS, type SectionKey, SECTION_KEYS } from '@psp/contracts/site-content';
import { randomUUID } from 'node:crypto';
import { dayFromNow } from '../page.ts';
import { secretFor } from './people.ts';
import { fill, type Schema, textFields } from './schema.ts';
import type { Screen } from './sourcing.ts';
import type { Store } from './store.ts';

const schemaOf = (key: SectionKey): Schema => SECTIONS[key].toJSONSchema({ io: 'input' }) as Schema;

/** Names of the texts of the landing page, whose contract the body of its route does not hold. */
export const siteFields = (): string[] =>
  SECTION_KEYS.flatMap((key) => textFields(schemaOf(key)).map((field) => `section ${key} ${field}`));

/** The landing page and its footer. */
export async function storeSiteContent({ send, read, writeInto }: Store): Promise<Screen[]> {
  for (const key of SECTION_KEYS) {
    const { version } = await read('admin', `/api/admin/content/${key}`);
    const known = key === 'contact' ? { email: 'contact@exemplu.ro', phone: '0722123456' } : {};
    const content = fill(schemaOf(key), known, writeInto(`section ${key}`));
    await send('admin', 'PUT', `/api/admin/content/${key}`, { version, content });
  }
  return [['visitor', '/'], ...SECTION_KEYS.map((key) => ['admin', `/admin/content/${key}`] as const)];
}

async function article({ send, read }: Store, who: 'primarie' | 'firma'): Promise<string> {
  const area = who === 'firma' ? 'firma' : 'uat';
  const { items } = await read(who, `/api/${area}/article-categories`);
  const known = { category: items[0].slug, coverImageId: null };
  await send(who, 'POST', `/api/${area}/articles/preview`, known);
  const { id, version } = await send(who, 'POST', `/api/${area}/articles`, known);
  const saved = await send(who, 'PUT', `/api/${area}/articles/${id}`, { ...known, version });
  await send(who, 'POST', `/api/${area}/articles/${id}/submit`, { version: saved.version });
  return id;
}

/** Articles in each state in which somebody reads them. */
export async function storeArticles(store: Store): Promise<Screen[]> {
  const { act, read, send } = store;
  const published = await article(store, 'primarie');
  await act('admin', `/api/admin/articles/${published}`, 'approve');
  const { items } = await read('primarie', '/api/uat/article-categories');
  const { version } = await read('primarie', `/api/uat/articles/${published}`);
  const revised = { category: items[0].slug, coverImageId: null, version };
  await send('primarie', 'PUT', `/api/uat/articles/${published}/revision`, revised);
  const { proposal } = await read('admin', `/api/admin/articles/${published}`);
  await send('admin', 'POST', `/api/admin/articles/${published}/revision/reject`, { version: proposal.version });
  const [returned, rejected, withdrawn] = [
    await article(store, 'primarie'),
    await article(store, 'firma'),
    await article(store, 'firma'),
  ];
  await act('admin', `/api/admin/articles/${returned}`, 'request-changes');
  await act('admin', `/api/admin/articles/${rejected}`, 'reject');
  await act('admin', `/api/admin/articles/${withdrawn}`, 'approve');
  await act('admin', `/api/admin/articles/${withdrawn}`, 'withdraw');
  const waiting = await article(store, 'firma');
  return [
    ['visitor', '/blog'],
    ['visitor', `/blog/${published}`],
    ...['articles', `articles/${published}`, `articles/${published}/edit`, `articles/${returned}`].map(
      (path) => ['primarie', `/uat/community/${path}`] as const,
    ),
    ...['content', `content/${rejected}`, `content/${withdrawn}`].map((path) => ['firma', `/firma/${path}`] as const),
    ...['', `/${waiting}`, `/${published}`, `/${rejected}`].map(
      (path) => ['admin', `/admin/moderation${path}`] as const,
    ),
  ];
}

/** A newsletter, a legal document with a version that is announced, and a ticket with its answers. */
export async function storeLetters(store: Store): Promise<Screen[]> {
  const { send, read, act } = store;
  const all = { audience: 'all', countyCode: null, domain: null };
  const issue = await send('admin', 'POST', '/api/admin/newsletter/issues', all);
  const path = `/api/admin/newsletter/issues/${issue.id}`;
  await send('admin', 'PUT', `${path}/content`, { ...all, version: issue.version });
  await send('admin', 'POST', `${path}/test`);
  const { current } = await read('admin', '/api/admin/legal/termeni');
  await send('admin', 'PUT', '/api/admin/legal/termeni', { version: null });
  const { draft, earliest } = await read('admin', '/api/admin/legal/termeni');
  const announced = { version: draft.version, effectiveOn: earliest ?? dayFromNow(30) };
  await send('admin', 'POST', '/api/admin/legal/termeni/publish', announced);
  const asked = { email: 'ana@exemplu.example', website: '', kind: 'support', filledInMs: 9000, key: randomUUID() };
  await send('visitor', 'POST', '/api/public/tickets', asked);
  const [ticket] = (await read('admin', '/api/admin/tickets?q=ana@exemplu.example')).items;
  await act('admin', `/api/admin/tickets/${ticket.id}`, 'answer');
  await act('admin', `/api/admin/tickets/${ticket.id}`, 'note', { version: undefined });
  const token = await secretFor(store, 'ana@exemplu.example');
  await send('visitor', 'POST', '/api/public/tickets/reply', { token, key: randomUUID() });
  const number: number = current.number + 1;
  return [
    ['admin', '/admin/newsletter'],
    ['admin', `/admin/newsletter/${issue.id}`],
    ['visitor', `/legal/termeni?versiune=${number}`],
    ['visitor', '/legal/termeni'],
    ['admin', '/admin/legal/termeni'],
    ['admin', '/admin/tickets'],
    ['admin', `/admin/tickets/${ticket.id}`],
    ['visitor', `/tichet/${token}`],
  ];
}
