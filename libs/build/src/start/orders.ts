import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Order } from '../release/ship.ts';
import { projectName, readJson } from '../workspace.ts';
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

const isOrder = (content: unknown): content is Order =>
  typeof content === 'object' && content !== null && 'releases' in content && Array.isArray(content.releases);

/** Lets other commands of this user give orders to the running portal, one after the other. Returns what ends that. */
export async function takeOrders(folder: string, carryOut: (order: Order) => Promise<void>): Promise<() => void> {
  const secret = randomUUID();
  let last: Promise<unknown> = Promise.resolve();
  const answer = async (order: unknown): Promise<{ problem?: string }> => {
    if (!isOrder(order)) return { problem: strings.notAnOrder };
    const next = last.then(() => carryOut(order));
    last = next.catch(() => undefined);
    return next.then(
      () => ({}),
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

/** Gives an order to the running portal and waits until it is carried out. Throws `Failure` with the reason when it is not. */
export async function giveOrder(folder: string, order: Order): Promise<void> {
  const door = readJson(fileOf(folder));
  if (!isDoor(door))
    throw new Failure(strings.notApart(order.releases.map(({ name }) => projectName(name)).join(', ')));
  const response = await fetch(door.url, {
    method: 'POST',
    headers: { authorization: door.secret },
    body: JSON.stringify(order),
  });
  const { problem }: { problem?: string } = await response.json();
  if (problem !== undefined) throw new Failure(problem);
}
