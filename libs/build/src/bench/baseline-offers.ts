import { type OfferContent, saveOffer } from '@psp/contracts/offers';
import { pricedByLines } from '@psp/contracts/offer-lines';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import * as sql from './baseline-queries.ts';
import { opportunity } from './baseline-opportunities.ts';
import type { Session, SessionOf } from './baseline-session.ts';

interface Sent {
  params: { id: string };
  body: { version: number };
}

/** Runs a statement of `baseline-queries` by its name, in the transaction of the request. */
type Ask = (name: keyof typeof sql, values: unknown[]) => Promise<pg.QueryResult>;

/* Reads the request as the firm sees it after the write. A firm with an offer may only ask questions about the request itself. */
const readView = async (client: pg.PoolClient, firm: string, request: string, actions: string[]): Promise<string> => {
  const { rows } = await client.query(opportunity(firm, request));
  const { requestStatus: _, openedAt: __, offer, ...view } = rows[0].json;
  const rest = { submissionOpen: true, outcome: 'pending', actions: ['ask'] };
  return JSON.stringify({ ...view, ...rest, offer: { ...offer, actions } });
};

/* Locks a draft whose request still accepts offers; throws otherwise. */
const lockDraft = async (ask: Ask, { organisation }: Session, { params, body }: Sent) => {
  const { rows } = await ask('LOCK_OFFER', [params.id, organisation, body.version]);
  const [offer] = rows;
  if (offer?.status !== 'draft' || offer.request_status !== 'sent' || offer.opened_at || offer.deadline < new Date())
    throw new Error('refused');
  return offer;
};

/** Adds hand-written handlers that save and submit the draft of an offer, each in one transaction. */
export function offerHandlers(app: FastifyInstance, pool: pg.Pool, session: SessionOf): void {
  const inTransaction = async (work: (ask: Ask, client: pg.PoolClient) => Promise<string>): Promise<string | null> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const answer = await work((name, values) => client.query({ name, text: Object(sql)[name], values }), client);
      await client.query('commit');
      return answer;
    } catch {
      await client.query('rollback');
      return null;
    } finally {
      client.release();
    }
  };

  app.post<{ Params: { id: string }; Body: { version: number } }>('/offers/:id/submit', async (request, reply) => {
    const who = await session(request, reply, 'firma');
    if (!who) return reply;
    const answer = await inTransaction(async (ask, client) => {
      const key = [who.account, request.headers['idempotency-key']];
      const taken = await ask('TAKE_KEY', [...key, `POST ${request.url}`]);
      if (taken.rowCount === 0) throw new Error('done before');
      const offer = await lockDraft(ask, who, request);
      await ask('SUBMIT_OFFER', [offer.id, offer.revision]);
      await ask('AUDIT_SUBMIT', [who.account, who.organisation, offer.id, offer.revision, request.id]);
      const message = `Ați primit o ofertă la „${offer.title}” (${offer.number}). Rămâne sigilată până la deschidere.`;
      const recipient = [offer.uat, message, `/uat/service-requests/${offer.request_id}?tab=offers`];
      await ask('NOTIFY_SUBMIT', [...recipient, offer.number]);
      await ask('MAIL_SUBMIT', recipient);
      await ask('TELL_SUBMIT', [who.organisation, offer.id, offer.uat]);
      const text = await readView(client, who.organisation, offer.request_id, ['revise', 'withdraw']);
      await ask('KEEP_ANSWER', [...key, text]);
      return text;
    });
    if (answer === null) return reply.code(409).send({ code: 'refused' });
    return reply.type('application/json; charset=utf-8').send(answer);
  });

  /* Fastify's own validator, the fastest there is; it skips what only zod can check. */
  const body = z.toJSONSchema(saveOffer, { io: 'input', target: 'draft-7' });
  app.put<{ Params: { id: string }; Body: { version: number; content: OfferContent } }>(
    '/offers/:id',
    { schema: { body } },
    async (request, reply) => {
      const who = await session(request, reply, 'firma');
      if (!who) return reply;
      const answer = await inTransaction(async (ask, client) => {
        const { id, request_id } = await lockDraft(ask, who, request);
        const { attachments = [], lines = [], ...text } = pricedByLines(request.body.content);
        const { price, vatRate, deliveryDays, validUntil, method, team } = text;
        const kept = lines.length > 0 ? JSON.stringify(lines) : null;
        await ask('SAVE_OFFER', [id, price, vatRate, kept, deliveryDays, validUntil, method, team]);
        const { rows } = await ask('OWN_FILES', [attachments, who.organisation]);
        if (rows[0].count !== attachments.length) throw new Error('refused');
        await ask('DROP_FILES', [id, attachments]);
        await ask('ADD_FILES', [id, attachments]);
        await ask('AUDIT_SAVE', [who.account, who.organisation, id, request.id]);
        return readView(client, who.organisation, request_id, ['edit', 'discard', 'submit']);
      });
      if (answer === null) return reply.code(409).send({ code: 'refused' });
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  );
}
