import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { publicForumOperations } from '@psp/contracts/public-forum';
import { publicTopicText } from '@psp/domain/communicating/forum/public-queries';

/** Topics of the forum that the association has published for visitors. */
export const forumRoutes = (app: PortalApp): void =>
  implement(app, 'public', publicForumOperations, { topic: ({ db }, { id }) => publicTopicText(db, id) });
