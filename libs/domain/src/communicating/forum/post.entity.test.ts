import { describe } from '@jest/globals';
import { POST_STATUSES, type PostAction, type PostStatus } from '@psp/contracts/forum';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor, everybody } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { ForumPost, postActions } from './post.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const [uatId, firmaId] = [newId(), newId()];
const remover = anActor({ kind: 'admin' });
const actors: Record<string, Doer> = { ...everybody(uatId, firmaId), remover };
const author = actors['uatEditor'] as Actor;

const MEMBERS = ['uatOwner', 'otherUat', 'firmaOwner', 'firmaEditor', 'otherFirma'];
const ADMINS = ['admin', 'remover'];
const text = { body: '<p>Da</p>', bodyText: 'Da', imageIds: [] };

const aPost = (status: PostStatus): ForumPost => {
  const at = { topicId: newId(), title: null, quotedId: null, text };
  const removal = status === 'removed' || status === 'contested' ? { removedBy: remover.accountId } : {};
  return Object.assign(ForumPost.write(author, at, false, NOW), { status, ...removal });
};

const change = (post: ForumPost, action: PostAction, doer: Actor): unknown => {
  switch (action) {
    case 'edit':
      return post.edit(doer, text, NOW);
    case 'delete':
      return post.discard(doer, NOW);
    case 'flag':
      return post.flag(doer, NOW);
    case 'contest':
      return post.protest(doer, 'Nu este așa.', NOW);
    case 'approve':
      return post.approve(doer, NOW);
    case 'keep':
      return post.keep(doer, NOW);
    case 'remove':
      return post.remove(doer, 'Reclamă.', NOW);
    default:
      return post.decide(action, doer, NOW);
  }
};

describe('a post of an editor of the authority', () =>
  everyCase<PostStatus, PostAction>({
    states: POST_STATUSES,
    actors,
    allowed: {
      edit: { pending: ['uatEditor'], published: ['uatEditor'] },
      delete: { pending: ['uatEditor'], published: ['uatEditor'] },
      flag: { published: MEMBERS },
      contest: { removed: ['uatEditor'] },
      approve: { pending: ADMINS },
      keep: { published: ADMINS },
      remove: { pending: ADMINS, published: ADMINS },
      uphold: { contested: ['admin'] },
      restore: { contested: ['admin'] },
    },
    leadsTo: {
      delete: 'deleted',
      contest: 'contested',
      approve: 'published',
      remove: 'removed',
      uphold: 'removed',
      restore: 'published',
    },
    attempt: (status, action, doer) => {
      const post = aPost(status);
      // Only people remove posts.
      change(post, action, doer as Actor);
      return post.status;
    },
    listed: (status, doer) => postActions(aPost(status), doer, NOW),
  }));
