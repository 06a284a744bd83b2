import type { PortalApp } from '@psp/bff-kit/context';
import { acting, implement } from '@psp/bff-kit/implement';
import { type FilteredListName, savedFilterOperations } from '@psp/contracts/saved-filters';
import type { Actor } from '@psp/domain/actor';
import { markViewed, removeFilter, renameFilter, saveFilter } from '@psp/domain/overseeing/saved-filters/commands';
import { listFilters } from '@psp/domain/overseeing/saved-filters/queries';
import type { Write } from '@psp/domain/write';

/* Act that answers with the saved filters of the changed list. */
const step = <Input>(command: (write: Write<Actor>, input: Input) => Promise<FilteredListName>) =>
  acting({ command, answer: ({ db, actor }, list, _: Input) => listFilters(db, actor, list) });

/** Registers the routes of the user's own saved filters, which viewers may have too. */
export const savedFilterRoutes = (app: PortalApp, side: 'uat' | 'firma'): void =>
  implement(app, side, savedFilterOperations, {
    list: ({ db, actor }, { list }) => listFilters(db, actor, list),
    save: step(saveFilter),
    rename: step(renameFilter),
    look: step(markViewed),
    remove: step(removeFilter),
  });
