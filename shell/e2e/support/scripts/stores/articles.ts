import type { Screen, Store } from '../store.ts';

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
export async function storeTexts(store: Store): Promise<Screen[]> {
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
  const { last } = await read('firma', `/api/firma/decisions?entity=article&on=${rejected}`);
  await send('firma', 'POST', `/api/firma/decisions/${last.id}/contest`, { version: last.version });
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
    ['admin', '/admin/moderation?kind=contests'],
  ];
}

const BY_ANOTHER =
  'written by an administrator who has not decided before, of whom the demonstration has none without a second factor';
export const notReached = {
  ...Object.fromEntries(
    ['uphold', 'reverse', 'close'].map((act) => [`POST /api/admin/moderation/contests/{id}/${act} reason`, BY_ANOTHER]),
  ),
  ...Object.fromEntries(
    ['title', 'summary', 'body', 'coverAlt'].map((field) => [
      `POST /api/…/articles/preview ${field}`,
      'answered to its writer alone, as it is stored: the screen of the stored article shows it',
    ]),
  ),
  'PUT /api/…/articles/{id}/revision coverAlt':
    'shown beside a picture, by the part that shows the one of a new article',
};
