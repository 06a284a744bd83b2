import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { exchangeOperations } from '@psp/contracts/exchange-operations';
import type { Actor } from '@psp/domain/actor';
import { listExchange } from '@psp/domain/collaborating/exchange/list';
import { fileOfExchange, readExchange } from '@psp/domain/collaborating/exchange/queries';
import { readQuestions } from '@psp/domain/collaborating/exchange/question-queries';
import { askExchange } from '@psp/domain/collaborating/exchange/questions';
import {
  countDownload,
  flagExchange,
  followExchange,
  thankExchange,
} from '@psp/domain/collaborating/exchange/reader-acts';
import { found } from '@psp/domain/load';
import type { Write } from '@psp/domain/write';

/** Creates the handler of an act on a project of the exchange; it responds with the project. */
export const onExchange = <Input extends { id: string }>(
  command: (write: Write<Actor>, input: Input) => Promise<unknown>,
) =>
  acting({
    command,
    answer: async ({ db, actor, now }, _, { id }: Input) => found(await readExchange(db, actor, id, now)),
  });

/** Registers the exchange of projects for the readers of one area. */
export const exchangeRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, exchangeOperations, {
    list: ({ db, actor }, query) => listExchange(db, actor, query),
    view: ({ db, actor, now }, { id }) => readExchange(db, actor, id, now),
    questions: ({ db, actor }, which) => readQuestions(db, actor, which),
    download: async ({ db, actor }, which, reply) => {
      const file = found(await fileOfExchange(db, actor, which));
      await countDownload({ db }, which.id, which.fileId);
      return sendStoredFile(reply, app.portal.files, file);
    },
    follow: onExchange(followExchange),
    thank: onExchange(thankExchange),
    ask: onExchange(askExchange),
    flag: onExchange(flagExchange),
  });
