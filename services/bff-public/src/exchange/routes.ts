import { implement } from '@psp/bff-kit/implement';
import { shareRead } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { publicExchangeOperations } from '@psp/contracts/exchange-operations';
import { listExchange } from '@psp/domain/collaborating/exchange/list';
import { fileOfExchange, readExchange } from '@psp/domain/collaborating/exchange/queries';
import { readQuestions } from '@psp/domain/collaborating/exchange/question-queries';
import { countDownload } from '@psp/domain/collaborating/exchange/reader-acts';
import { found } from '@psp/domain/load';

/** The published projects of the exchange for visitors. */
export const publicExchangeRoutes = (app: PortalApp): void =>
  implement(app, 'public', publicExchangeOperations, {
    list: ({ db }, query) => shareRead(`exchange ${JSON.stringify(query)}`, () => listExchange(db, null, query)),
    view: ({ db, now }, { id }) => readExchange(db, null, id, now),
    questions: ({ db }, which) => readQuestions(db, null, which),
    download: async ({ db }, which, reply) => {
      const file = found(await fileOfExchange(db, null, which));
      await countDownload({ db }, which.id, which.fileId);
      return sendStoredFile(reply, app.portal.files, file);
    },
  });
