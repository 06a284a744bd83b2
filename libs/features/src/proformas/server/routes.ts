import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { proformaOperations } from '@psp/contracts/proformas';
import { issueProforma } from '@psp/domain/attending/proformas/issue';
import { readOwnProformas } from '@psp/domain/attending/proformas/queries';
import { found } from '@psp/domain/load';
import { sendProforma } from './handlers.ts';

/** Registers the routes of an organisation's proformas for one area. */
export const proformaRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, proformaOperations, {
    list: ({ db, actor }, of) => readOwnProformas(db, actor, of),
    issue: acting({
      command: (write, of: Parameters<typeof readOwnProformas>[2]) => issueProforma(write, of),
      answer: async ({ db, actor }, _, of) => found(await readOwnProformas(db, actor, of)),
    }),
    pdf: sendProforma,
  });
