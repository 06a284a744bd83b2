import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { mergePreview, mergeView } from '@psp/contracts/merges';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from '../app.ts';
import { applies } from './applicants.ts';

export type Person = Awaited<ReturnType<TestApp['as']>>;
export type Firm = Awaited<ReturnType<typeof applies>>;
/** Two records of one firm. */
interface Pair {
  kept: Firm;
  closed: Firm;
}

export const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;

/** Starts the association's service with an administrator, an authority and functions that merge the pair of `freshPair`. */
export async function startMerging() {
  const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
  const [ana, uat] = [await app.as({ kind: 'admin' }), await app.as({ kind: 'uat' })];
  let pair: Pair;
  /** Makes a pair of approved records without tax codes, and frees these codes. */
  const freshPair = async (codes: string[]): Promise<Pair> => {
    await rows('delete from attempt');
    for (const code of codes) await rows('update organisation set cui = null where cui = ?', [code]);
    const recordOf = (name: string) => applies(app, { name, status: 'approved', cui: null });
    pair = { kept: await recordOf('Atelierul Nou'), closed: await recordOf('Atelierul Vechi') };
    return pair;
  };
  const versionOf = async (id: string) =>
    (await rows<{ version: number }>('select version from organisation where id = ?', [id]))[0]?.version ?? 0;
  const preview = async (by = ana, one = pair.kept.id, other = pair.closed.id) =>
    mergePreview.parse((await by.get(`/organisations/${one}/merge-preview?closed=${other}`)).json());
  const bodyOf = async (more = {}) => ({
    version: await versionOf(pair.kept.id),
    closedId: pair.closed.id,
    closedVersion: await versionOf(pair.closed.id),
    name: 'Atelierul Vechi',
    reason: 'Aceeași firmă, înscrisă de doi colegi.',
    fields: [],
    ...more,
  });
  const merge = async (by = ana, more = {}, headers = {}) =>
    by.post(`/organisations/${pair.kept.id}/merges`, await bodyOf(more), headers);
  const merged = async (more = {}) => mergeView.parse((await merge(ana, more)).json());
  const undo = ({ id, version }: { id: string; version: number }, by = ana) =>
    by.post(`/organisation-merges/${id}/undo`, { version, reason: 'Nu erau aceeași firmă.' });
  const ownerOf = async (table: string, id: string) =>
    (await rows<{ organisation_id: string }>(`select organisation_id from ${table} where id = ?`, [id]))[0]
      ?.organisation_id;
  return {
    ...{ app, database, rows, ana, uat, scenario: createScenario(database.orm) },
    ...{ freshPair, versionOf, preview, bodyOf, merge, merged, undo, ownerOf },
  };
}
