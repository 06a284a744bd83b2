import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { reportMailOneClick, reportMailOperations } from '@psp/contracts/reports';
import { stopByLink } from '@psp/domain/overseeing/reports/stop-link';
import { oneClick, oneClickScope, stops } from '../one-click.ts';

/** Unsubscribes from monthly reports by the links in their mails. */
export const reportRoutes = (app: PortalApp): void => {
  implement(app, 'public', reportMailOperations, { stop: stops(stopByLink) });
  const unsubscribe = oneClick('/rapoarte/dezabonare', stopByLink);
  oneClickScope(app, (scope) => implement(scope, 'public', reportMailOneClick, unsubscribe));
};
