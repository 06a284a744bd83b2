import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { partnerExchangeOperations } from '@psp/contracts/exchange-operations';
import { answerNaming } from '@psp/domain/collaborating/exchange/partner';
import { exchangeRoutes, onExchange } from '@psp/features/exchange/server/routes';

/** The exchange of projects for a firm. */
export const partnerExchangeRoutes = (app: PortalApp): void => {
  exchangeRoutes(app, 'firma');
  implement(app, 'firma', partnerExchangeOperations, { answerNaming: onExchange(answerNaming) });
};
