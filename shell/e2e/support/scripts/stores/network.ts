import type { Answer, Screen, Store } from '../store.ts';

const FORUM = '/api/admin/forum';

/* Posts of those who are new in the forum wait for the association. */
async function approve({ read, send }: Store, { postId, isPending }: Answer): Promise<void> {
  if (!isPending) return;
  const { post } = await read('admin', `${FORUM}/posts/${postId}`);
  await send('admin', 'POST', `${FORUM}/posts/${postId}/approve`, { version: post.version });
}

/** A topic with replies: one that was flagged and kept, and one that was removed, contested and restored. */
async function storeForum(store: Store): Promise<Screen[]> {
  const { read, send } = store;
  const decide = async (postId: string, decision: string) => {
    const { post } = await read('admin', `${FORUM}/posts/${postId}`);
    await send('admin', 'POST', `${FORUM}/posts/${postId}/${decision}`, { version: post.version });
  };
  const opened = await send('firma', 'POST', '/api/firma/forum/topics', { category: 'general' });
  await approve(store, opened);
  const path = `/api/uat/forum/topics/${opened.topicId}`;
  const reply = async () => {
    const written = await send('primarie', 'POST', `${path}/replies`, { quotedId: null });
    await approve(store, written);
    return String(written.postId);
  };
  const [kept, removed] = [await reply(), await reply()];
  const { topic } = await read('primarie', path);
  const { version } = topic.replies.items.find(({ id }: Answer) => id === kept);
  await send('primarie', 'PUT', `/api/uat/forum/posts/${kept}`, { version });
  await send('firma', 'POST', `/api/firma/forum/posts/${kept}/flag`, { reason: 'other' });
  await decide(kept, 'keep');
  await decide(removed, 'remove');
  const { post } = await read('admin', `${FORUM}/posts/${removed}`);
  await send('primarie', 'POST', `/api/uat/forum/posts/${removed}/contest`, { version: post.version });
  const categories = await send('admin', 'POST', `${FORUM}/categories`, { domain: null });
  const { slug, version: edited } = categories.items.at(-1);
  await send('admin', 'PUT', `${FORUM}/categories/${slug}`, { version: edited, domain: null });
  const locked = await read('admin', `${FORUM}/topics/${opened.topicId}`);
  await send('admin', 'POST', `${FORUM}/topics/${opened.topicId}/lock`, { version: locked.topic.version });
  await send('admin', 'POST', `${FORUM}/words`);
  return [
    ...['', `/${opened.topicId}`].map((page) => ['primarie', `/uat/forum${page}`] as const),
    ['firma', '/firma/network'],
    ['firma', `/firma/network/forum/${opened.topicId}`],
    ['admin', `/admin/forum/${opened.topicId}`],
    ['admin', '/admin/forum/posts'],
    ...[kept, removed].map((id) => ['admin', `/admin/forum/posts/${id}`] as const),
    ['admin', '/admin/forum/settings'],
  ];
}

/** A claimed copy that is shipped, one that is refused, and a layout for which changes are asked. */
async function storeBenefits({ read, send, act }: Store): Promise<Screen[]> {
  const { copies } = await read('firma', '/api/firma/benefits');
  const [{ issue, next }] = copies.offered;
  const claimed = await send('firma', 'POST', '/api/firma/benefits/copies', { issueId: issue.id, number: next });
  const own = claimed.copies.claims.find(({ status }: Answer) => status === 'requested');
  const of = (id: string) => `/api/admin/benefits/claims/${id}`;
  await send('firma', 'POST', `/api/firma/benefits/claims/${own.id}/address`, { version: own.version });
  const { version } = await read('admin', of(own.id));
  const approved = await send('admin', 'POST', `${of(own.id)}/approve`, { version });
  await send('admin', 'POST', `${of(own.id)}/ship`, { version: approved.version });
  const waiting = async (query: string) => (await read('admin', `/api/admin/benefits?${query}`)).items[0].id;
  const [refused, layout] = [await waiting('status=requested&kind=copy'), await waiting('status=layout_sent&kind=ad')];
  await act('admin', of(refused), 'refuse');
  await act('admin', of(layout), 'ask-changes');
  const { items } = await read('admin', '/api/admin/benefits/allowances');
  const { year, version: of_, copies: copiesOf, adPages, seats } = items[0];
  await send('admin', 'POST', '/api/admin/benefits/allowances', {
    ...{ year, version: of_, copies: copiesOf, adPages, seats },
  });
  return [
    ['firma', '/firma/network/beneficii'],
    ['firma', '/firma/network/beneficii/istoric'],
    ['firma', '/firma/network/beneficii/pachet'],
    ['admin', '/admin/benefits?status=all'],
    ...[own.id, refused, layout].map((id: string) => ['admin', `/admin/benefits/${id}`] as const),
    ['admin', '/admin/benefits/allowances'],
  ];
}

/** An issue of the magazine in preparation, and one that is withdrawn. */
async function storeMagazine({ read, send, act }: Store): Promise<Screen[]> {
  const days = { appearsOn: '2035-03-20', adsUntil: '2035-03-01' };
  const known = { year: 2035, number: 1, pages: 24, ...days };
  const { id, version } = await send('admin', 'POST', '/api/admin/magazine/issues', known);
  await send('admin', 'PUT', `/api/admin/magazine/issues/${id}`, { ...known, version });
  const { items } = await read('admin', '/api/admin/magazine/issues?status=published');
  const withdrawn = items.at(-1).id;
  await act('admin', `/api/admin/magazine/issues/${withdrawn}`, 'withdraw');
  return [
    ['admin', '/admin/magazine'],
    ...[id, withdrawn].map((one: string) => ['admin', `/admin/magazine/${one}`] as const),
    ['firma', '/firma/network/beneficii'],
  ];
}

/** The code of a firm, used once and the use withdrawn, and the code ended by the association. */
async function storeCodes({ read, send }: Store): Promise<Screen[]> {
  const OWN = '/api/firma/discount-codes';
  const of = await read('firma2', `${OWN}/own`);
  const { code } = of.code ? of : await send('firma2', 'POST', OWN);
  const { acceptance } = await read('firma', `${OWN}/own`);
  await send('firma', 'PUT', `${OWN}/acceptance`, { version: acceptance?.version ?? null, isOn: true });
  await send('firma', 'POST', `${OWN}/uses`, { code: code.code });
  const { items } = await read('firma', `${OWN}/recorded`);
  await send('firma', 'POST', `${OWN}/uses/${items[0].id}/withdraw`, { version: items[0].version });
  await send('admin', 'POST', `/api/admin/discount-codes/${code.id}/end`, { version: code.version });
  return [
    ...['firma', 'firma2'].map((who) => [who as 'firma', '/firma/network/cod'] as const),
    ...['/firma/network/beneficii', '/firma/network/cod/parteneri'].map((path) => ['firma2', path] as const),
    ['admin', '/admin/discount-codes'],
  ];
}

/** A person of the directory, whom the association hides. */
async function storePeople({ read, send }: Store): Promise<Screen[]> {
  const { version } = await read('primarie', '/api/uat/people/me');
  const shows = ['position', 'competences', 'about'];
  const me = await send('primarie', 'PUT', '/api/uat/people/me', { version, isListed: true, domains: [], shows });
  const hidden = (await read('admin', '/api/admin/people?sort=newest')).items[0].id;
  const shown = await read('admin', `/api/admin/people/${hidden}`);
  await send('admin', 'POST', `/api/admin/people/${hidden}/hide`, { version: shown.version });
  return [
    ['primarie', '/uat/people/me'],
    ['admin', `/admin/people/${me.id}`],
    ['admin', '/admin/people/hidden'],
  ];
}

/** What is written in the network: forum, benefits, magazine, codes and the directory of people. */
export const storeTexts = async (store: Store): Promise<Screen[]> => [
  ...(await storeForum(store)),
  ...(await storeBenefits(store)),
  ...(await storeMagazine(store)),
  ...(await storeCodes(store)),
  ...(await storePeople(store)),
];

const SECOND = 'decided by another administrator; shown where the reason of the removal is';
const REPLACED = 'replaced by the changed address, at the same place';
const DOMAIN = 'one of a list';
export const notReached = {
  'POST /api/admin/forum/posts/{id}/uphold reason': SECOND,
  'POST /api/admin/forum/posts/{id}/restore reason': SECOND,
  'POST /api/admin/forum/categories domain': DOMAIN,
  'PUT /api/admin/forum/categories/{slug} domain': DOMAIN,
  'POST /api/admin/forum/topics/{id}/lock reason': 'kept in the record; no page shows the history of a topic',
  'POST /api/firma/benefits/copies address': REPLACED,
  'POST /api/firma/benefits/copies attention': REPLACED,
  'POST /api/admin/forum/words/remove word': 'looked up, not stored',
};
