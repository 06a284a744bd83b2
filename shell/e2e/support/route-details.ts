import type { AccountName } from './accounts.ts';

/** Lists whose first row gives the address of a detail page. */
export const DETAILS: Partial<Record<AccountName, readonly [list: string, page: (id: string) => string][]>> = {
  primarie: [
    ['/api/uat/group-requests', (id) => `/uat/service-requests/groups/${id}`],
    ['/api/uat/group-requests', (id) => `/uat/service-requests/${id}?tab=group`],
  ],
  comuna: [
    ['/api/public/partners', (id) => `/uat/messages/new?to=${id}`],
    ['/api/uat/service-requests?status=draft', (id) => `/uat/service-requests/${id}/edit`],
    ['/api/uat/service-requests?status=sent', (id) => `/uat/service-requests/${id}`],
    ['/api/uat/service-requests?status=sent', (id) => `/uat/service-requests/${id}?tab=offers`],
    ['/api/uat/service-requests?status=sent', (id) => `/uat/service-requests/${id}?tab=questions`],
    ['/api/uat/service-requests?status=completed', (id) => `/uat/service-requests/${id}?tab=history`],
    ['/api/uat/projects?status=in_progress', (id) => `/uat/projects/${id}`],
    ['/api/uat/projects?status=completed', (id) => `/uat/projects/${id}`],
    ['/api/uat/conversations', (id) => `/uat/messages/${id}`],
    ['/api/uat/articles?status=published', (id) => `/uat/community/articles/${id}`],
    ['/api/uat/articles?status=published', (id) => `/uat/community/articles/${id}/edit`],
  ],
  firma: [
    ['/api/firma/opportunities', (id) => `/firma/opportunities/${id}`],
    ['/api/firma/opportunities', (id) => `/firma/opportunities/${id}/oferta`],
    ['/api/firma/opportunities?status=responded', (id) => `/firma/opportunities/${id}`],
    ['/api/firma/projects?status=in_progress', (id) => `/firma/projects/${id}`],
    ['/api/firma/projects?status=completed', (id) => `/firma/projects/${id}`],
    ['/api/firma/conversations', (id) => `/firma/messages/${id}`],
    ['/api/firma/articles', (id) => `/firma/content/${id}`],
    ['/api/firma/solutions', (id) => `/firma/solutions/${id}`],
    ['/api/firma/solutions?status=published', (id) => `/firma/solutions/${id}/edit`],
  ],
  admin: [
    ['/api/admin/service-requests', (id) => `/admin/service-requests/${id}`],
    ['/api/admin/applications?status=pending&kind=uat', (id) => `/admin/applications/${id}`],
    ['/api/admin/applications?status=needs_info', (id) => `/admin/applications/${id}`],
    ['/api/admin/applications?status=unconfirmed', (id) => `/admin/applications/${id}`],
    ['/api/admin/organisations?status=suspended', (id) => `/admin/users/organizatii/${id}`],
    ['/api/admin/organisations?kind=uat&q=Sibiu', (id) => `/admin/users/organizatii/${id}`],
    ['/api/admin/solutions', (id) => `/admin/solutions/${id}`],
    ['/api/admin/reported-conversations', (id) => `/admin/reported-conversations/${id}`],
    ['/api/admin/articles', (id) => `/admin/moderation/${id}`],
    ['/api/admin/articles?list=published', (id) => `/admin/moderation/${id}`],
    ['/api/admin/tickets', (id) => `/admin/tickets/${id}`],
    ['/api/admin/starting-texts', (id) => `/admin/settings/texts/${id}`],
    ['/api/admin/newsletter/issues?status=draft', (id) => `/admin/newsletter/${id}`],
    ['/api/admin/newsletter/issues?status=sent', (id) => `/admin/newsletter/${id}`],
    ['/api/admin/accounts?q=primarie', (id) => `/admin/users/persoane/${id}`],
    ['/api/admin/accounts?status=unconfirmed', (id) => `/admin/users/persoane/${id}`],
  ],
};

/** Pages of one row that anybody may read. */
export const PUBLIC_DETAILS: readonly [list: string, page: (id: string) => string][] = [
  ['/api/public/solutions', (id) => `/marketplace/${id}`],
  ['/api/public/partners', (id) => `/partener/${id}`],
  ['/api/public/partners', (id) => `/partener/${id}?sectiune=servicii`],
  ['/api/public/partners', (id) => `/partener/${id}?sectiune=portofoliu`],
  ['/api/public/partners', (id) => `/partener/${id}?sectiune=echipa`],
  ['/api/public/partners', (id) => `/partener/${id}?sectiune=recenzii`],
  ['/api/public/partners', (id) => `/marketplace?partner=${id}`],
  ['/api/public/communities', (id) => `/comunitati/${id}`],
  ['/api/public/communities', (id) => `/comunitati/${id}/fisa`],
  ['/api/public/articles', (id) => `/blog/${id}`],
];
