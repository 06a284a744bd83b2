import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf } from '@psp/bff-kit/write';
import { legislationEditingOperations } from '@psp/contracts/legislation-operations';
import {
  createLegalAct,
  discardActText,
  editLegalAct,
  publishLegalAct,
  restoreLegalAct,
  verifyLegalAct,
  withdrawLegalAct,
  writeLegalAct,
} from '@psp/domain/knowledge/legislation/manage-legislation';
import { listEditedActs, readAnyAct, readEditedAct } from '@psp/domain/knowledge/legislation/queries';
import { checkActText, splitDraft } from '@psp/domain/knowledge/legislation/read-text-in-thread';
import { found } from '@psp/domain/load';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readEditedAct(db, actor, id, now);
const step = actsOn(viewOf);

/** Legislation: the acts, their texts and versions. */
export const legislationEditingRoutes = (app: PortalApp): void =>
  implement(app, 'admin', legislationEditingOperations, {
    list: ({ db }, query) => listEditedActs(db, query),
    view: (read, { id }) => viewOf(read, id),
    text: ({ db, now }, { id, on }) => readAnyAct(db, id, on, now),
    create: acting({ command: createLegalAct, answer: async (write, id) => found(await viewOf(write, id)) }),
    edit: step(editLegalAct),
    write: acting({
      before: (request, { text }) => checkActText(text, callerOf(request)),
      command: writeLegalAct,
      answer: async (write, _, { id }) => found(await viewOf(write, id)),
    }),
    discard: step(discardActText),
    publish: acting({
      before: (request, input) => splitDraft(request.db, callerOf(request), input),
      command: (write, input, _, articles) => publishLegalAct(write, input, articles),
      answer: async (write, _, { id }) => found(await viewOf(write, id)),
    }),
    verify: step(verifyLegalAct),
    withdraw: step(withdrawLegalAct),
    restore: step(restoreLegalAct),
  });
