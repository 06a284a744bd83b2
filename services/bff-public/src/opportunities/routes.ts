import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { alertOneClick, alertOperations } from '@psp/contracts/opportunities';
import { stopAlertsByLink } from '@psp/domain/sourcing/opportunities/alerts/stop-link';
import { oneClick, oneClickScope, stops } from '../one-click.ts';

/** Unsubscribes from opportunity alerts by the links in their mails. */
export const alertRoutes = (app: PortalApp): void => {
  implement(app, 'public', alertOperations, { stop: stops(stopAlertsByLink) });
  const unsubscribe = oneClick('/alerte/dezabonare', stopAlertsByLink);
  oneClickScope(app, (scope) => implement(scope, 'public', alertOneClick, unsubscribe));
};
