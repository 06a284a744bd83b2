import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { articleCategoryOperations } from '@psp/contracts/article-categories';
import { categoryOperationsBefore } from '@psp/contracts/article-categories-before';
import type { Actor } from '@psp/domain/actor';
import { restoreSetting, saveSetting } from '@psp/domain/operating/settings/settings';
import { ARTICLE_CATEGORIES, moveCategoryArticles, viewCategories } from '@psp/domain/publishing/articles/categories';
import {
  changeChip,
  changeChoice,
  listCategoriesBefore,
  moveAll,
} from '@psp/domain/publishing/articles/categories-before';
import type { Write } from '@psp/domain/write';

const changing = <Input>(command: (write: Write<Actor>, input: Input) => Promise<void>) =>
  acting({ command, answer: ({ db, now }, _, __: Input) => viewCategories(db, now) });

const changingBefore = <Input>(command: (write: Write<Actor>, input: Input) => Promise<void>) =>
  acting({ command, answer: ({ db, now }, _, __: Input) => listCategoriesBefore(db, now) });

/** Categories of articles. */
export const articleCategoryRoutes = (app: PortalApp): void => {
  implement(app, 'admin', articleCategoryOperations, {
    view: ({ db, now }) => viewCategories(db, now),
    save: changing(saveSetting(ARTICLE_CATEGORIES)),
    restore: changing(restoreSetting(ARTICLE_CATEGORIES)),
    move: changing(moveCategoryArticles),
  });
  implement(app, 'admin', categoryOperationsBefore, {
    list: ({ db, now }) => listCategoriesBefore(db, now),
    changeChip: changingBefore(changeChip),
    changeChoice: changingBefore(changeChoice),
    move: changingBefore(moveAll),
  });
};
