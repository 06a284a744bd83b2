import { actorOf } from '@psp/auth/server/plugin';
import { isSafeMethod } from '@psp/auth/server/csrf';
import type { PortalApp } from '@psp/bff-kit/service';
import { ADMIN_AREA_LABELS, type AdminArea, worksIn } from '@psp/contracts/admin-areas';
import { DomainError } from '@psp/domain/errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The association's area of work to which the route belongs; null for all of its members. */
    area?: AdminArea | null;
  }
}

/** Area of work of the routes, by the first segment of their path; null where no area is needed. */
const AREAS: Readonly<Record<string, AdminArea | null>> = {
  articles: 'moderation',
  communities: 'moderation',
  exchange: 'moderation',
  forum: 'moderation',
  moderation: 'moderation',
  people: 'moderation',
  'reported-conversations': 'moderation',
  reviews: 'moderation',
  solutions: 'moderation',

  accounts: 'support',
  applications: 'support',
  benefits: 'support',
  'bulk-acts': 'support',
  'organisation-imports': 'support',
  'founding-invitations': 'support',
  'discount-codes': 'support',
  notes: 'support',
  offers: 'support',
  'organisation-merges': 'support',
  organisations: 'support',
  packages: 'support',
  projects: 'support',
  'service-requests': 'support',
  'support-views': 'support',
  'suspension-proposals': 'support',
  tickets: 'support',

  assistant: 'library',
  legislation: 'library',
  library: 'library',
  'library-files': 'library',
  'library-imports': 'library',
  'library-reports': 'library',

  events: 'events',
  'event-material-files': 'events',
  'event-registrations': 'events',
  proformas: 'events',
  seats: 'events',
  trainings: 'events',

  audit: 'settings',
  content: 'settings',
  'article-categories': 'settings',
  'blog-categories': 'settings',
  domains: 'settings',
  'failed-jobs': 'settings',
  health: 'settings',
  legal: 'settings',
  magazine: 'settings',
  newsletter: 'settings',
  settings: 'settings',
  'package-prices': 'settings',
  reports: 'settings',
  'starting-texts': 'settings',
  thresholds: 'settings',
  'yearly-reports': 'settings',

  // Only owners manage the members; every member may leave.
  members: null,
};

const roleFor = (access: unknown): unknown =>
  typeof access === 'object' && access !== null ? Reflect.get(access, 'role') : null;
const isOpenToViewers = (access: unknown): boolean => roleFor(access) === 'viewer';
/* Reads for editors alone, such as the audit, belong to an area too. */
const isForEditors = (access: unknown): boolean => ['editor', 'owner'].includes(String(roleFor(access)));

/**
 * Guards the association's areas of work. Who lacks the area of a route reads as a viewer, so that the answer offers no acts, and
 * writes nothing: `member.area_missing` names the area. Startup fails for a write, or a read for editors alone, without an entry in the
 * table of areas.
 * Registered before the routes.
 */
export function guardAreas(app: PortalApp): void {
  app.addHook('onRoute', (route) => {
    const [, segment = ''] = (route.routePath ?? route.url).split('/');
    const area = AREAS[segment];
    const isRead = [route.method].flat().every(isSafeMethod);
    if (area === undefined && (!isRead || isForEditors(route.config?.access)))
      throw new Error(`${route.method} ${route.url} has no area of work (areas.ts)`);
    route.config = { ...route.config, area: area ?? null };
  });
  app.addHook('onRequest', async (request) => {
    const { area, access } = request.routeOptions.config;
    if (!area || access === 'anyone' || request.is404) return;
    const actor = actorOf(request);
    if (worksIn(actor.areas, area)) return;
    if (!isOpenToViewers(access)) {
      const label = ADMIN_AREA_LABELS[area];
      throw new DomainError(
        'member.area_missing',
        { area },
        `Pentru această operațiune aveți nevoie de domeniul „${label}”. Un proprietar al asociației vi-l poate da din pagina Membri.`,
      );
    }
    request.actor = { ...actor, role: 'viewer' };
  });
}
