import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Order } from '../release/ship.ts';
import { Failure } from './failure.ts';
import { claimOrders, giveOrder, type Orders, portalAt } from './orders.ts';

let releases = '';
let portal: Orders;
const order = (version: string): Order => ({ releases: [{ name: 'bff_uat', version, contract: 1 }] });
const versionIn = ({ releases: [release] }: Order) => release?.version;

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'orders-'));
  portal = claimOrders(releases);
});
afterEach(() => {
  portal.close();
  rmSync(releases, { recursive: true });
});

test('orders run one after the other, including those given before the portal was ready', async () => {
  const events: string[] = [];
  const given = ['1', '2', '3'].map((version) => giveOrder(releases, order(version)));
  portal.take(async (taken) => {
    events.push(`begins ${versionIn(taken)}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`ends ${versionIn(taken)}`);
  });
  await Promise.all(given);
  const carriedOut = events.filter((event) => event.startsWith('begins')).map((event) => event.slice(-1));
  expect(carriedOut.toSorted()).toEqual(['1', '2', '3']);
  expect(events).toEqual(carriedOut.flatMap((version) => [`begins ${version}`, `ends ${version}`]));
  expect(readdirSync(join(releases, 'orders'))).toEqual(['portal']);
});

test('a failed order is answered with the reason, and the next one runs', async () => {
  portal.take(async (taken) => {
    if (versionIn(taken) === '1') throw new Failure('the one before stays');
  });
  await expect(giveOrder(releases, order('1'))).rejects.toThrow('the one before stays');
  await giveOrder(releases, order('2'));
});

test('an invalid order is refused, and an order given to a stopped portal does not run on the next one', async () => {
  writeFileSync(join(releases, 'orders/1.json'), JSON.stringify(order('1')));
  portal.close();
  expect(portalAt(releases)).toBeUndefined();
  portal = claimOrders(releases);
  const taken: Order[] = [];
  portal.take(async (given) => void taken.push(given));
  const notReleases: Order = JSON.parse('{"releases":["bff_uat"]}');
  await expect(giveOrder(releases, notReleases)).rejects.toThrow('does not understand the order');
  expect(taken).toEqual([]);
});

test('a releases folder has one portal', () => {
  expect(() => claimOrders(releases)).toThrow(`process ${process.pid} already runs what is released in ${releases}`);
});
