import { anyone } from '@psp/contracts/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import { withToken } from '@psp/contracts/newsletter';
import { SYSTEM } from '@psp/domain/actor';
import { stopByLink } from '@psp/domain/operating/reports/stop-link';
import { z } from 'zod';
import { oneClickRoutes } from '../one-click.ts';

/** The end of monthly reports from their mails, for whoever holds one. */
export const reportRoutes = (app: PortalApp): void => {
  const stopped = { body: withToken, response: { 200: z.object({}) } };
  app.post('/report-mails/stop', { config: { access: anyone }, schema: stopped }, async (request) => {
    await writeAs(request, SYSTEM, (write) => stopByLink(write, { ...request.body, source: 'mail' }));
    return {};
  });
  oneClickRoutes(app, {
    path: '/report-mails/unsubscribe',
    page: '/rapoarte/dezabonare',
    unsubscribe: (write, { token }) => stopByLink(write, { token, source: 'one-click' }),
  });
};
