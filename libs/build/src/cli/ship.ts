import { isService, type Order, ship } from '../release/ship.ts';
import { giveOrder, portalAt } from '../start/orders.ts';
import { strings } from '../start/strings.ts';
import { projectName, releasesFolder } from '../workspace.ts';

/**
 * Makes the releases of an order live and reports them. When the order includes a service, the portal that runs the services of the
 * releases folder, in whatever checkout, carries it out. Otherwise, or without such a portal, only pointers move. Throws `Failure` when the
 * portal runs as one process, a new version does not become ready, or live versions would be incompatible.
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
