import { romanianDay } from '@psp/contracts/romania';
import { readOwnCompany } from '@psp/domain/presenting/partners/own-company';
import { readPartner } from '@psp/domain/presenting/partners/profile';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ASKING, FIRM, statement } from './compiled.ts';
import type { SessionOf } from './baseline-session.ts';

const MOMENT = new Date(0);

interface Company {
  badge: Record<string, unknown>;
  certificates: Record<string, unknown>[];
}

/* A firm that has its badge can do nothing about it. */
const companyJson = ({ badge: { id: _, standing: __, ...badge }, certificates, ...company }: Company) => ({
  ...company,
  badge: { ...badge, actions: [] },
  certificates: certificates.map(({ expired: _expired, ...one }) => one),
});

/** Hand-written handlers of a firm's profile: as its people work on it, and as everybody reads it. */
export function profileHandlers(app: FastifyInstance, pool: pg.Pool, session: SessionOf): void {
  app.get('/profile', async (request, reply) => {
    const who = await session(request, reply, 'firma');
    if (!who) return reply;
    const { rows } = await pool.query(
      statement('profile', (db) => readOwnCompany(db, ASKING, MOMENT), {
        [FIRM]: who.organisation,
        [romanianDay(MOMENT)]: romanianDay(new Date()),
      }),
    );
    return companyJson(rows[0].json);
  });
  app.get<{ Params: { id: string } }>('/partners/:id', async ({ params }, reply) => {
    const { rows } = await pool.query(statement('partner', (db) => readPartner(db, FIRM), { [FIRM]: params.id }));
    return reply.type('application/json; charset=utf-8').send(rows[0].json);
  });
}
