import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { officeExchangeOperations } from '@psp/contracts/exchange-office';
import type { Actor } from '@psp/domain/actor';
import {
  keepExchange,
  removeExchange,
  removeQuestion,
  restoreExchange,
  restoreQuestion,
} from '@psp/domain/collaborating/exchange/decide';
import { listExchangeForOffice, readExchangeForOffice } from '@psp/domain/collaborating/exchange/office-queries';
import { fileOfExchange } from '@psp/domain/collaborating/exchange/queries';
import { found } from '@psp/domain/load';
import type { Write } from '@psp/domain/write';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readExchangeForOffice(db, actor, id, now);
const decision = actsOn(viewOf);
/* Responds with the project of the question. */
const onQuestion = (command: (write: Write<Actor>, input: Parameters<typeof removeQuestion>[1]) => Promise<string>) =>
  acting({ command, answer: async (write, id: string) => found(await viewOf(write, id)) });

/** Projects of the exchange, reports of them, and the association's decisions. */
export const exchangeRoutes = (app: PortalApp): void =>
  implement(app, 'admin', officeExchangeOperations, {
    list: ({ db }, query) => listExchangeForOffice(db, query),
    view: (read, { id }) => viewOf(read, id),
    download: async ({ db, actor }, which, reply) =>
      sendStoredFile(reply, app.portal.files, found(await fileOfExchange(db, actor, which))),
    keep: decision(keepExchange),
    remove: decision(removeExchange),
    restore: decision(restoreExchange),
    removeQuestion: onQuestion(removeQuestion),
    restoreQuestion: onQuestion(restoreQuestion),
  });
