import { acting, implement } from '@psp/bff-kit/implement';
import { readBody } from '@psp/bff-kit/rich-text';
import type { PortalApp } from '@psp/bff-kit/service';
import { keepPicture } from '@psp/bff-kit/uploads/keep-picture';
import type { ArticleContent, EditArticle } from '@psp/contracts/articles';
import { ownArticleOperations } from '@psp/contracts/own-articles';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import {
  listCategories,
  listOwnArticles,
  previewArticle,
  readOwnArticle,
} from '@psp/domain/publishing/articles/own-queries';
import {
  createArticle,
  discardArticle,
  reopenArticle,
  reviseArticle,
  saveArticle,
  submitArticle,
} from '@psp/domain/publishing/articles/write-article';
import { readTextInThread } from '@psp/domain/operating/rich-text/read-text-in-thread';
import type { Write } from '@psp/domain/write';

const changedArticle = async ({ db, actor, now }: Write<Actor>, id: string) =>
  found(await readOwnArticle(db, actor, id, now));

type Command<Input> = (write: Write<Actor>, input: Input) => Promise<unknown>;
/* Act without a text; answers with the changed article. */
const step = <Input extends { id: string }>(command: Command<Input>) =>
  acting({ command, answer: (write, _, { id }: Input) => changedArticle(write, id) });
/* Act with a text, which is sanitised before the transaction begins. */
const textStep = (command: typeof saveArticle | typeof reviseArticle) =>
  acting({
    before: readBody,
    command: async (write, input: EditArticle & { id: string }, _, body) =>
      command(write, { ...input, body: body ?? input.body }),
    answer: (write, _, { id }) => changedArticle(write, id),
  });

/** Registers the routes of an organisation's own articles: reads, and every act up to the approval. */
export const articleRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, ownArticleOperations, {
    list: ({ db, actor }, query) => listOwnArticles(db, actor, query),
    categories: ({ db, actor }) => listCategories(db, actor),
    view: ({ db, actor, now }, { id }) => readOwnArticle(db, actor, id, now),
    preview: async ({ db, actor }, content) =>
      previewArticle(db, actor, { ...content, body: await readTextInThread(content.body) }),
    create: acting({
      before: readBody,
      command: (write, input: ArticleContent, _, body) => createArticle(write, { ...input, body: body ?? input.body }),
      answer: changedArticle,
    }),
    edit: textStep(saveArticle),
    revise: textStep(reviseArticle),
    submit: step(submitArticle),
    reopen: step(reopenArticle),
    discard: discardArticle,
    addPicture: keepPicture(),
  });
