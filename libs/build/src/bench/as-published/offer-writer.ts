import { randomUUID } from 'node:crypto';
import { createTestApp } from '@psp/bff-kit/testing/app';
import { bffFirma } from '@psp/bff-firma/app';
import { createOrm } from '@psp/domain/orm';
import { contentWith } from '../offer-writes.ts';
import { countRoundTrips } from './round-trips.ts';
import type { Order, OrderCost } from './writer.ts';

const MS = 1000;
/** Milliseconds; long, because the machine may do other work too. */
const STATEMENT_TIMEOUT_MS = 60_000;

/* Inserts one draft of the firm for each request that accepts offers. */
const DRAFTS = `
  insert into offer (request_id, organisation_id, created_by, status, price, delivery_days, valid_until, method, request_revision)
  select id, ?, ?, 'draft', 50000, 30, (now() + interval '90 days')::date, 'Etape.', 1
  from service_request where status = 'sent' and deadline > now() + interval '1 hour' order by id returning id`;

/** Starts the BFF of firms with a new firm and its drafts. Returns a function that saves and submits drafts and measures their cost. */
export const openWriter = async (url: string): Promise<(order: Order) => Promise<OrderCost>> => {
  const orm = await createOrm({ url, poolSize: 8, patienceMs: STATEMENT_TIMEOUT_MS });
  const app = await createTestApp(bffFirma, { orm, area: 'firma' });
  const firm = await app.as({ kind: 'firma' });
  const { organisationId, accountId } = firm.actor;
  const drafts = await orm.em.fork().execute<{ id: string }[]>(DRAFTS, [organisationId, accountId]);

  const timed = async (asked: ReturnType<typeof firm.put>): Promise<[number, number]> => {
    const began = performance.now();
    const { statusCode, body } = await asked;
    if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`);
    return [performance.now() - began, JSON.parse(body).offer.version];
  };
  const write = async (cost: OrderCost): Promise<void> => {
    const draft = drafts.pop();
    if (!draft) throw new Error('there is no draft left');
    const path = `/offers/${draft.id}`;
    const [saving, version] = await timed(firm.put(path, { version: 1, content: contentWith([]) }));
    const key = { 'idempotency-key': randomUUID() };
    const [sending] = await timed(firm.post(`${path}/submit`, { version }, key));
    cost.saving.push(saving);
    cost.sending.push(sending);
  };
  return async ({ offers, atOnce }) => {
    const cost: OrderCost = { saving: [], sending: [], milliseconds: 0, processor: 0, trips: 0 };
    const [began, processorBefore, tripsBefore] = [performance.now(), process.cpuUsage(), countRoundTrips()];
    let left = offers;
    const worker = async () => {
      while (left-- > 0) await write(cost);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const { user, system } = process.cpuUsage(processorBefore);
    return {
      ...cost,
      milliseconds: performance.now() - began,
      processor: (user + system) / MS,
      trips: countRoundTrips() - tripsBefore,
    };
  };
};
