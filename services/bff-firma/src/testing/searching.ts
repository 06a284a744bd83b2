import { startTestApp } from '@psp/bff-kit/testing/start';
import { type CreateSavedFilter, type SavedFilters, savedFilters } from '@psp/contracts/saved-filters';
import { newId } from '@psp/domain/id';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

/** Starts the portal with helpers for firms that search the requests of an authority by saved filters. */
export async function startSearching() {
  const { app, database, rows } = await startTestApp(bffFirma, 'firma');
  const scenario = createScenario(database.orm);
  type Person = Awaited<ReturnType<typeof app.as>>;
  const uat = await app.as({ kind: 'uat' });
  return {
    ...{ app, database, rows, scenario, uat },
    /** Returns a new firm, and a word that no request contains yet. */
    newSearch: async () => ({ firma: await app.as({ kind: 'firma' }), word: `x${newId().slice(-8)}` }),
    keep: (person: Person, filter: Partial<CreateSavedFilter>) =>
      person.post('/saved-filters', { list: 'opportunities', ...filter }),
    filtersOf: async (person: Person): Promise<SavedFilters> =>
      savedFilters.parse((await person.get('/saved-filters?list=opportunities')).json()),
    /** Sends a request with this title; resolves to its id. */
    sent: (title: string, more: Parameters<typeof aRequest>[0] = {}) =>
      scenario.sent(uat.actor, aRequest({ title, ...more })),
  };
}
