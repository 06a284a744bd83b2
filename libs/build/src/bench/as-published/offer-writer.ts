import { randomUUID } from 'node:crypto';
import { createTestApp } from '@psp/bff-kit/testing/app';
import { bffFirma } from '@psp/bff-firma/app';
import { createOrm } from '@psp/domain/orm';
import { contentWith } from '../offer-writes.ts';
import { trips } from './trips.ts';
import type { Order, Taken } from './writer.ts';

const MS = 1000;
/** On a machine that does other work too, in milliseconds. */
const PATIENCE = 60_000;

/* One draft of a firm for each request that accepts offers. */
const DRAFTS = `
  insert into offer (request_id, organisation_id, created_by, status, price, delivery_days, valid_until, method, request_revision)
  select id, ?, ?, 'draft', 50000, 30, (now() + interval '90 days')::date, 'Etape.', 1
  from service_request where status = 'sent' and deadline > now() + interval '1 hour' order by id returning id`;

/** Starts the firms' service on a database with a new firm that has drafts. Returns a function that saves and submits some of them. */
export const openWriter = async (url: string): Promise<(order: Order) => Promise<Taken>> => {
  const orm = await createOrm({ url, poolSize: 8, patienceMs: PATIENCE });
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
  const write = async (taken: Taken): Promise<void> => {
    const draft = drafts.pop();
    if (!draft) throw new Error('there is no draft left');
    const path = `/offers/${draft.id}`;
    const [saving, version] = await timed(firm.put(path, { version: 1, content: contentWith([]) }));
    const key = { 'idempotency-key': randomUUID() };
    const [sending] = await timed(firm.post(`${path}/submit`, { version }, key));
    taken.saving.push(saving);
    taken.sending.push(sending);
  };
  return async ({ offers, atOnce }) => {
    const taken: Taken = { saving: [], sending: [], milliseconds: 0, processor: 0, trips: 0 };
    const [began, before, asked] = [performance.now(), process.cpuUsage(), trips()];
    let left = offers;
    const worker = async () => {
      while (left-- > 0) await write(taken);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const { user, system } = process.cpuUsage(before);
    return {
      ...taken,
      milliseconds: performance.now() - began,
      processor: (user + system) / MS,
      trips: trips() - asked,
    };
  };
};
