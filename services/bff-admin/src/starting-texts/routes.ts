import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { startingTextOperations } from '@psp/contracts/starting-text-editing';
import { JsonText } from '@psp/domain/json-text';
import {
  createText,
  editText,
  orderTexts,
  restoreText,
  retireText,
  showText,
} from '@psp/domain/sourcing/starting-texts/edit-texts';
import { listTexts, readText } from '@psp/domain/sourcing/starting-texts/editing-queries';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db }: Reading, id: string) => readText(db, id);
const change = actsOn(viewOf);

/** Templates of request texts, edited by the association. */
export const startingTextRoutes = (app: PortalApp): void =>
  implement(app, 'admin', startingTextOperations, {
    list: ({ db }) => listTexts(db),
    view: (read, { id }) => viewOf(read, id),
    create: acting({ command: createText, answer: (write, { id }) => viewOf(write, id) }),
    order: acting({ command: orderTexts, answer: async ({ db }) => new JsonText(await listTexts(db)) }),
    edit: change(editText),
    restore: change(restoreText),
    retire: change(retireText),
    show: change(showText),
  });
