import { anyone } from '@psp/contracts/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import { withToken } from '@psp/contracts/newsletter';
import { SYSTEM } from '@psp/domain/actor';
import { stopAlertsByLink } from '@psp/domain/sourcing/opportunities/alerts/stop-link';
import { z } from 'zod';
import { oneClickRoutes } from '../one-click.ts';

/** The end of alerts of opportunities from their mails, for whoever holds one. */
export const alertRoutes = (app: PortalApp): void => {
  const stopped = { body: withToken, response: { 200: z.object({}) } };
  app.post('/opportunity-alerts/stop', { config: { access: anyone }, schema: stopped }, async (request) => {
    await writeAs(request, SYSTEM, (write) => stopAlertsByLink(write, { ...request.body, source: 'mail' }));
    return {};
  });
  oneClickRoutes(app, {
    path: '/opportunity-alerts/unsubscribe',
    page: '/alerte/dezabonare',
    unsubscribe: (write, { token }) => stopAlertsByLink(write, { token, source: 'one-click' }),
  });
};
