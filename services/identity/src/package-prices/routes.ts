import { anyone } from '@psp/contracts/access';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { packagePrices } from '@psp/contracts/dated-values';
import { readPrices } from '@psp/domain/operating/dated-values/queries';

/* For anyone: who signs up for an authority chooses a package. */
export function packagePriceRoutes(app: PortalApp): void {
  app.get(
    '/package-prices',
    { config: { access: anyone }, schema: { response: { 200: packagePrices } } },
    async (request, reply) => sendJson(reply, await readPrices(request.db, request.now)),
  );
}
