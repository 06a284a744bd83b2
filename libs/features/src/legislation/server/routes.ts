import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { legislationOperations, legislationOpinionOperations } from '@psp/contracts/legislation-operations';
import type { Actor } from '@psp/domain/actor';
import { JsonText } from '@psp/domain/json-text';
import { readActOpinions, reportActError, setActFavourite } from '@psp/domain/knowledge/legislation/opinions';
import { listActs, readAct } from '@psp/domain/knowledge/legislation/queries';
import type { Write } from '@psp/domain/write';

const step = <Input extends { id: string }>(command: (write: Write<Actor>, input: Input) => Promise<void>) =>
  acting({
    command,
    answer: async ({ db, actor }, _, { id }: Input) => new JsonText(await readActOpinions(db, actor, id)),
  });

/** Registers the routes of the acts for one area. */
export const legislationRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  implement(app, kind, legislationOperations, {
    list: ({ db, actor }, query) => listActs(db, actor, query),
    view: ({ db, actor, now }, { id, on }) => readAct(db, actor, id, on, now),
  });
  implement(app, kind, legislationOpinionOperations, {
    opinions: ({ db, actor }, { id }) => readActOpinions(db, actor, id),
    favour: step(setActFavourite),
    report: step(reportActError),
  });
};
