import { implement, type Reply } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { moderationQueueOperations } from '@psp/contracts/decisions';
import { closeContest, reverseDecision, upholdDecision } from '@psp/domain/overseeing/decisions/commands';
import { FIGURE_COLUMNS, readFigures } from '@psp/domain/overseeing/decisions/figures';
import { readContest } from '@psp/domain/overseeing/decisions/queries';
import { readDecided, readQueue } from '@psp/domain/overseeing/decisions/queue';
import { figureStrings } from '@psp/domain/overseeing/decisions/strings';
import { actsOn, type Reading } from '../acts-on.ts';

const contestOf = ({ db, actor, now }: Reading, id: string) => readContest(db, actor, id, now);
const onContest = actsOn(contestOf);

/** The one queue of moderation, what was decided, and contests. */
export const decisionRoutes = (app: PortalApp): void =>
  implement(app, 'admin', moderationQueueOperations, {
    queue: ({ db, actor }, query) => readQueue(db, actor, query),
    decided: ({ db }, query) => readDecided(db, query),
    figures: ({ db }, query) => readFigures(db, query),
    figuresFile: async ({ db }, query, reply: Reply) => {
      const { rows, sums } = await readFigures(db, query);
      const table = {
        name: figureStrings.file,
        format: 'csv',
        columns: FIGURE_COLUMNS,
        rows: [...rows, ...sums],
      } as const;
      return sendTable(reply, table);
    },
    contest: (read, { id }) => contestOf(read, id),
    uphold: onContest(upholdDecision),
    reverse: onContest(reverseDecision),
    close: onContest(closeContest),
  });
