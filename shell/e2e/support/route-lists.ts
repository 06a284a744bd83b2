import type { AccountName } from './accounts.ts';

/** Lists whose first row gives the address of a detail page. */
export const DETAILS: Partial<Record<AccountName, readonly [list: string, page: (id: string) => string][]>> = {
  comuna: [
    ['/api/uat/service-requests?status=draft', (id) => `/uat/service-requests/${id}/edit`],
    ['/api/uat/service-requests?status=sent', (id) => `/uat/service-requests/${id}`],
    ['/api/uat/service-requests?status=sent', (id) => `/uat/service-requests/${id}?tab=offers`],
    ['/api/uat/service-requests?status=sent', (id) => `/uat/service-requests/${id}?tab=questions`],
    ['/api/uat/service-requests?status=completed', (id) => `/uat/service-requests/${id}?tab=history`],
    ['/api/uat/projects?status=in_progress', (id) => `/uat/projects/${id}`],
    ['/api/uat/projects?status=completed', (id) => `/uat/projects/${id}`],
    ['/api/uat/articles?status=published', (id) => `/uat/community/articles/${id}`],
    ['/api/uat/articles?status=published', (id) => `/uat/community/articles/${id}/edit`],
  ],
  firma: [
    ['/api/firma/opportunities', (id) => `/firma/opportunities/${id}`],
    ['/api/firma/opportunities', (id) => `/firma/opportunities/${id}/oferta`],
    ['/api/firma/opportunities?status=responded', (id) => `/firma/opportunities/${id}`],
    ['/api/firma/projects?status=in_progress', (id) => `/firma/projects/${id}`],
    ['/api/firma/projects?status=completed', (id) => `/firma/projects/${id}`],
    ['/api/firma/articles', (id) => `/firma/content/${id}`],
  ],
  admin: [
    ['/api/admin/service-requests', (id) => `/admin/service-requests/${id}`],
    ['/api/admin/applications?status=pending&kind=uat', (id) => `/admin/applications/${id}`],
    ['/api/admin/applications?status=needs_info', (id) => `/admin/applications/${id}`],
    ['/api/admin/applications?status=unconfirmed', (id) => `/admin/applications/${id}`],
    ['/api/admin/organisations?status=suspended', (id) => `/admin/users/organizatii/${id}`],
    ['/api/admin/organisations?kind=uat&q=Sibiu', (id) => `/admin/users/organizatii/${id}`],
    ['/api/admin/articles', (id) => `/admin/moderation/${id}`],
    ['/api/admin/articles?list=published', (id) => `/admin/moderation/${id}`],
    ['/api/admin/tickets', (id) => `/admin/tickets/${id}`],
    ['/api/admin/newsletter/issues?status=draft', (id) => `/admin/newsletter/${id}`],
    ['/api/admin/newsletter/issues?status=sent', (id) => `/admin/newsletter/${id}`],
    ['/api/admin/accounts?q=primarie', (id) => `/admin/users/persoane/${id}`],
    ['/api/admin/accounts?status=unconfirmed', (id) => `/admin/users/persoane/${id}`],
  ],
};

/* What a signed-in person's frame could break is seen on two of them; the rest is the visitor's. */
const SOME_PUBLIC = ['/', '/parteneri', '/adresa-care-nu-exista'];

/** What anybody may read. */
export const PUBLIC = [
  ...SOME_PUBLIC,
  '/parteneri?q=nimicnimic',
  '/comunitati',
  '/comunitati?q=nimicnimic',
  '/comunitati?page=999',
  '/marketplace',
  '/marketplace?q=nimicnimic',
  '/blog',
  '/blog?q=nimicnimic',
  '/support',
  '/cautare',
  '/cautare?q=achizitii',
  '/cautare?q=nimicnimic',
  '/legal/termeni',
  '/legal/confidentialitate',
  '/legal/gdpr',
  '/legal/accesibilitate',
  '/newsletter/confirmare',
  '/newsletter/preferinte',
  '/newsletter/dezabonare',
  '/tichet/adresa-gresita',
];

/** The same, of one row each. */
export const PUBLIC_DETAILS: readonly [list: string, page: (id: string) => string][] = [
  ['/api/public/partners', (id) => `/partener/${id}`],
  ['/api/public/partners', (id) => `/partener/${id}?sectiune=servicii`],
  ['/api/public/partners', (id) => `/partener/${id}?sectiune=portofoliu`],
  ['/api/public/partners', (id) => `/partener/${id}?sectiune=echipa`],
  ['/api/public/partners', (id) => `/partener/${id}?sectiune=recenzii`],
  ['/api/public/partners', (id) => `/marketplace?partner=${id}`],
  ['/api/public/communities', (id) => `/comunitati/${id}`],
  ['/api/public/articles', (id) => `/blog/${id}`],
];

/* Ways in, as somebody sees them who opens their address without the link of a mail. */
const WAYS_IN = [
  '/login',
  '/login?tip=uat',
  '/login?tip=firma',
  '/admin-login',
  '/register',
  '/register?tip=uat',
  '/register?tip=firma',
  '/register?tip=acces',
  '/confirmare',
  '/parola',
  '/parola/noua',
  '/invitatie',
];

const ACCOUNT = ['/notificari', '/cont', '/cont/securitate', '/cont/notificari', '/cont/date', '/organizatie'];

/** What each may open that has an address of its own. */
export const PAGES: Record<AccountName | 'visitor', readonly string[]> = {
  visitor: [...PUBLIC, ...WAYS_IN],
  primarie: ['/uat/dashboard', '/uat/members'],
  editor: ['/uat/dashboard', '/uat/members'],
  cititor: ['/uat/dashboard', '/uat/service-requests', '/uat/members'],
  consultant: ['/organizatie'],
  candidat: ['/cerere', '/cerere?modifica=1', '/firma/dashboard', '/firma/opportunities', '/firma/members', '/cont'],
  comuna: [
    '/uat/dashboard',
    '/uat/service-requests',
    '/uat/service-requests?q=nimicnimic',
    '/uat/service-requests/new',
    '/uat/projects',
    '/uat/community/articles',
    '/uat/community/articles?q=nimicnimic',
    '/uat/community/articles/new',
    '/uat/members',
    ...ACCOUNT,
    ...SOME_PUBLIC,
  ],
  firma: [
    '/firma/dashboard',
    '/firma/opportunities',
    '/firma/opportunities?q=nimicnimic',
    '/firma/offers',
    '/firma/projects',
    '/firma/content',
    '/firma/content/new',
    '/firma/members',
    '/notificari',
    '/cont',
    ...SOME_PUBLIC,
  ],
  firma2: ['/firma/dashboard'],
  admin: [
    '/admin/dashboard',
    '/admin/service-requests',
    '/admin/service-requests?q=nimicnimic',
    '/admin/applications',
    '/admin/applications?q=nimicnimic',
    '/admin/newsletter',
    '/admin/newsletter?sectiune=abonati',
    '/admin/users',
    '/admin/users?sectiune=persoane',
    '/admin/members',
    '/admin/moderation',
    '/admin/moderation?q=nimicnimic',
    '/admin/tickets',
    '/admin/tickets?q=nimicnimic',
    '/admin/content',
    '/admin/content/figures',
    '/admin/legal',
    '/admin/legal/termeni',
    '/admin/loading',
    ...ACCOUNT,
    ...SOME_PUBLIC,
  ],
};
