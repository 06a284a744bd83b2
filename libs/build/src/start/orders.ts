import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ServiceOrder } from '../release/ship-service.ts';
import { isBffProject, readJson } from '../workspace.ts';
import { Failure } from './failure.ts';
import { strings } from './strings.ts';

const fileOf = (folder: string): string => join(folder, 'orders.json');

/** A secret that only this user can read lets other commands in. */
interface Door {
  url: string;
  secret: string;
}

const isDoor = (content: unknown): content is Door =>
  typeof content === 'object' && content !== null && 'url' in content && 'secret' in content;

const isOrder = (content: unknown): content is ServiceOrder =>
  typeof content === 'object' && content !== null && 'project' in content && isBffProject(String(content.project));

/**
 * Lets other commands of this user give orders to the running portal, one after the other. Returns what ends that.
 *
 * @param carryOut - returns the version that is live in the end
 */
export async function takeOrders(
  folder: string,
  carryOut: (order: ServiceOrder) => Promise<string>,
): Promise<() => void> {
  const secret = randomUUID();
  let last: Promise<unknown> = Promise.resolve();
  const answer = async (order: unknown): Promise<{ version?: string; problem?: string }> => {
    if (!isOrder(order)) return { problem: strings.notAnOrder };
    const next = last.then(() => carryOut(order));
    last = next.catch(() => undefined);
    return next.then(
      (version) => ({ version }),
      (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
    );
  };
  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== secret) return response.writeHead(403).end();
    response.end(JSON.stringify(await answer(JSON.parse(await text(request)))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  writeFileSync(fileOf(folder), JSON.stringify({ url: `http://127.0.0.1:${port}`, secret }), { mode: 0o600 });
  return () => {
    rmSync(fileOf(folder), { force: true });
    server.close();
    server.closeAllConnections();
  };
}

/** Gives an order to the running portal and returns the version that is live then. Throws `Failure` with what it answers instead. */
export async function giveOrder(folder: string, order: ServiceOrder): Promise<string> {
  const door = readJson(fileOf(folder));
  if (!isDoor(door)) throw new Failure(strings.notApart(order.project));
  const response = await fetch(door.url, {
    method: 'POST',
    headers: { authorization: door.secret },
    body: JSON.stringify(order),
  });
  const { version, problem }: { version?: string; problem?: string } = await response.json();
  if (version === undefined) throw new Failure(problem ?? strings.notAnOrder);
  return version;
}
