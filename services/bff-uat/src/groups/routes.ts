import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { groupOperations } from '@psp/contracts/groups';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import { fileOfGroup } from '@psp/domain/sourcing/groups/attached-files';
import { listCandidates } from '@psp/domain/sourcing/groups/candidates';
import { inviteAuthority, removeAuthority } from '@psp/domain/sourcing/groups/lead';
import { confirmPart, declinePart, withdrawPart } from '@psp/domain/sourcing/groups/own-part';
import { listGroups, readGroup } from '@psp/domain/sourcing/groups/read';
import type { Write } from '@psp/domain/write';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';

type Step<Input> = (write: Write<Actor>, input: Input) => Promise<void>;
/* Creates the handler of a command on a group request; it responds with the changed request. */
const step = <Input extends { id: string }>(command: Step<Input>) =>
  acting({
    command,
    answer: async ({ db, actor, now }, _, { id }: Input) => found(await readGroup(db, actor, id, now)),
  });

/* Routes for the leading authority and the invited ones. The request itself is written, sent and opened by the routes of requests. */
export const groupRoutes = (app: PortalApp): void =>
  implement(app, 'uat', groupOperations, {
    list: ({ db, actor }, query) => listGroups(db, actor, query),
    view: ({ db, actor, now }, { id }) => readGroup(db, actor, id, now),
    candidates: ({ db, actor }, { id, q }) => listCandidates(db, actor, id, q),
    attachment: attachmentDownload(fileOfGroup),
    invite: step(inviteAuthority),
    remove: step(removeAuthority),
    confirm: step(confirmPart),
    decline: step(declinePart),
    withdraw: step(withdrawPart),
  });
