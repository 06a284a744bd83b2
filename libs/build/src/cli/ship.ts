import { join } from 'node:path';
import type { Release } from '../release/manifest.ts';
import { isService, type Order, ship } from '../release/ship.ts';
import { holder } from '../start/lock.ts';
import { giveOrder } from '../start/orders.ts';
import { portalFolder, releasesFolder } from '../workspace.ts';

/** True when the portal of this checkout runs, and runs one of these releases. */
export const isForPortal = (releases: readonly Release[]): boolean =>
  releases.some(isService) && Boolean(holder(join(portalFolder(), 'start.pid')));

/**
 * Carries out an order: by the running portal where it has a service in it, else for its next start. Throws `Failure` when the
 * portal runs as one process, a new version does not get ready, or what is live would not work together.
 */
export const makeShip = (order: Order): Promise<void> =>
  isForPortal(order.releases) ? giveOrder(portalFolder(), order) : ship(releasesFolder(), order, async () => undefined);
