import { isService, type Order, ship } from '../release/ship.ts';
import { giveOrder, portalAt } from '../start/orders.ts';
import { strings } from '../start/strings.ts';
import { projectName, releasesFolder } from '../workspace.ts';

/**
 * Carries out an order and says what is live: by the portal that runs the services of the releases folder, in whatever checkout,
 * where the order has a service in it; else by moving pointers alone, and says of services that nothing runs them yet. Throws
 * `Failure` when the portal runs as one process, a new version does not get ready, or what is live would not work together.
 */
export async function makeShip(order: Order, say: (line: string) => void): Promise<void> {
  const folder = releasesFolder();
  const isRun = !order.releases.some(isService) || portalAt(folder) !== undefined;
  if (isRun && order.releases.some(isService)) await giveOrder(folder, order, say);
  else await ship(folder, order, async () => undefined);
  for (const release of order.releases) {
    const { name, version } = release;
    say(
      isService(release) && !isRun
        ? strings.notRunYet(projectName(name), version, folder)
        : strings.live(projectName(name), version),
    );
  }
}
