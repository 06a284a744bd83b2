import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { flagOperations } from '@psp/contracts/flag-operations';
import type { Flaggable } from '@psp/contracts/flags';
import type { Actor } from '@psp/domain/actor';
import { flagReview, readFlaggableReview } from '@psp/domain/collaborating/reviews/flag';
import { found } from '@psp/domain/load';
import { flagSolution, readFlaggableSolution } from '@psp/domain/presenting/solutions/flag';
import type { Db } from '@psp/domain/read-db';
import type { Write } from '@psp/domain/write';

type Reader = (db: Db, actor: Actor, id: string) => Promise<Flaggable | null>;
interface Report {
  id: string;
  reason: string;
}

/* A report, which responds with the content as it was read. */
const flagging = (command: (write: Write<Actor>, input: Report) => Promise<void>, read: Reader) =>
  acting({ command, answer: async ({ db, actor }, _, { id }: Report) => found(await read(db, actor, id)) });

/** Reports of reviews and solutions by members of one area. */
export const flagRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, flagOperations, {
    review: ({ db, actor }, { id }) => readFlaggableReview(db, actor, id),
    solution: ({ db, actor }, { id }) => readFlaggableSolution(db, actor, id),
    flagReview: flagging(flagReview, readFlaggableReview),
    flagSolution: flagging(flagSolution, readFlaggableSolution),
  });
