import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { articleCategoryOperations } from '@psp/contracts/article-categories';
import type { Actor } from '@psp/domain/actor';
import { JsonText } from '@psp/domain/json-text';
import { editChip, editChoice, listAllCategories, moveArticles } from '@psp/domain/publishing/articles/categories';
import type { Write } from '@psp/domain/write';

const changing = <Input>(command: (write: Write<Actor>, input: Input) => Promise<void>) =>
  acting({ command, answer: async ({ db }, _, __: Input) => new JsonText(await listAllCategories(db)) });

/** Categories of articles. */
export const articleCategoryRoutes = (app: PortalApp): void =>
  implement(app, 'admin', articleCategoryOperations, {
    list: ({ db }) => listAllCategories(db),
    editChip: changing(editChip),
    editChoice: changing(editChoice),
    move: changing(moveArticles),
  });
