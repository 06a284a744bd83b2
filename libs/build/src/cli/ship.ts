import { join } from 'node:path';
import { contractVersion } from '../release/manifest.ts';
import { shipService } from '../release/ship-service.ts';
import { holder } from '../start/lock.ts';
import { giveOrder } from '../start/orders.ts';
import { type BffProject, portalFolder, releasesFolder, workspaceRoot } from '../workspace.ts';

/** True when the portal of this checkout runs. */
export const isRunning = (): boolean => Boolean(holder(join(portalFolder(), 'start.pid')));

/**
 * Releases a published version of a BFF, or without one rolls it back: by the running portal, else for its next start. Returns
 * the version that is live. Throws `Failure` when the portal runs as one process, or the new version does not get ready.
 */
export function ship(project: BffProject, version?: string): Promise<string> {
  const order = { project, contract: contractVersion(workspaceRoot), version };
  return isRunning() ? giveOrder(portalFolder(), order) : shipService(releasesFolder(), order, async () => undefined);
}
