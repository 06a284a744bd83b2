import { implement } from '@psp/bff-kit/implement';
import { shareRead } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { publicSearchOperations } from '@psp/contracts/search';
import { search, suggest } from '@psp/domain/overseeing/search/queries';

export const searchRoutes = (app: PortalApp): void =>
  implement(app, 'public', publicSearchOperations, {
    list: ({ db }, query) => shareRead(`search ${JSON.stringify(query)}`, () => search(db, query)),
    suggestions: ({ db }, { q }) => shareRead(`suggestions ${q}`, () => suggest(db, q)),
  });
