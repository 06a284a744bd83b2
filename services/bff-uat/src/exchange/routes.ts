import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { ownExchangeOperations } from '@psp/contracts/exchange-operations';
import type { Actor } from '@psp/domain/actor';
import { adoptExchange, copyExchangeFiles, readMadeRequest } from '@psp/domain/collaborating/exchange/adopt';
import { readEditing, readVersions } from '@psp/domain/collaborating/exchange/editing';
import { formGroup, joinExchange, leaveExchange } from '@psp/domain/collaborating/exchange/joined';
import { readExchange } from '@psp/domain/collaborating/exchange/queries';
import { answerExchange } from '@psp/domain/collaborating/exchange/questions';
import { readEntry, startExchange } from '@psp/domain/collaborating/exchange/start';
import {
  createExchange,
  discardExchange,
  namePartner,
  publishExchange,
  saveExchange,
  withdrawExchange,
} from '@psp/domain/collaborating/exchange/write-project';
import { found } from '@psp/domain/load';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import type { Write } from '@psp/domain/write';
import { exchangeRoutes, onExchange } from '@psp/features/exchange/server/routes';
import { keepPicture } from '@psp/bff-kit/uploads/keep-picture';

type Command<Input, Result> = (write: Write<Actor>, input: Input) => Promise<Result>;

/* The handler of an act that responds with the editor's content of the project with the id that the command returns. */
const onNew = <Input>(command: Command<Input, string>) =>
  acting({
    command,
    answer: async ({ db, actor, now }, id: string) => found(await readEditing(db, actor, id, now)),
  });

const onEdited = <Input extends { id: string }>(command: Command<Input, unknown>) =>
  acting({
    command,
    answer: async ({ db, actor, now }, _, { id }: Input) => found(await readEditing(db, actor, id, now)),
  });

const answerMade = ({ db }: Write<Actor>, requestId: string) => readMadeRequest(db, requestId);

/** The exchange of projects for an authority. */
export const ownExchangeRoutes = (app: PortalApp): void => {
  const { orm, files } = app.portal;
  exchangeRoutes(app, 'uat');
  implement(app, 'uat', ownExchangeOperations, {
    editing: ({ db, actor, now }, { id }) => readEditing(db, actor, id, now),
    versions: ({ db, actor }, { id }) => readVersions(db, actor, id),
    entry: ({ db, actor }, { id }) => readEntry(db, actor, id),
    create: onNew(createExchange),
    start: onNew(startExchange),
    edit: onEdited(saveExchange),
    publish: onExchange(publishExchange),
    withdraw: onExchange(withdrawExchange),
    discard: discardExchange,
    namePartner: onExchange(namePartner),
    answer: acting({
      command: answerExchange,
      answer: async ({ db, actor, now }, id: string) => found(await readExchange(db, actor, id, now)),
    }),
    join: onExchange(joinExchange),
    // No content where the project that it leaves can no longer be opened.
    leave: acting({
      command: leaveExchange,
      answer: ({ db, actor, now }, _, { id }: { id: string }) => readExchange(db, actor, id, now),
    }),
    formGroup: acting({ command: formGroup, answer: answerMade }),
    adopt: acting({
      before: async (request, { id, again }: { id: string; again: boolean }) => {
        const { actor, db, now } = request;
        if (!actor) return [];
        await countAttemptApart(orm, 'exchange-adopt:organisation', actor.organisationId);
        return copyExchangeFiles({ db, now }, files, actor, { id, again });
      },
      command: (write, { id, again }: { id: string; again: boolean }, _, copies = []) =>
        adoptExchange(write, { id, again, files: copies }),
      answer: answerMade,
    }),
    addPicture: keepPicture({ isPrivate: true }),
  });
};
