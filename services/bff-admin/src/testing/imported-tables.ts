import { beforeEach } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { upload } from '@psp/bff-kit/testing/upload';
import {
  importRowList,
  type OrganisationImportView,
  organisationImportView,
} from '@psp/contracts/organisation-imports';
import { bffAdmin } from '../app.ts';

/** A tax code with a right control digit, of a number below 99.999.999. */
const cuiOf = (number: number): string => {
  const digits = String(number).padStart(9, '0');
  const sum = [...'753217532'].reduce((total, weight, at) => total + Number(weight) * Number(digits[at]), 0);
  return `${number}${((sum * 10) % 11) % 10}`;
};
let last = 310_000;
export const newCui = () => cuiOf(++last);

export const HEAD = 'Fel;Denumire;CUI;E-mail;Județ;Localitate;Tip;Pachet;Adresă;Telefon;Domenii';
type Cells = Partial<Record<'kind' | 'name' | 'email' | 'county' | 'rest', string>>;

/** A row of the table, right except for what is given. */
export const row = (cui: string, more: Cells = {}) => {
  const { kind = 'Partener', name = `Firma ${cui}`, email = `f${cui}@exemplu.ro` } = more;
  const { county = 'Cluj', rest = ';;;;;;' } = more;
  return [kind, name, cui, email, county].join(';') + rest;
};
export const table = (...lines: string[]) => Buffer.from([HEAD, ...lines].join('\r\n'));
export const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;

/** Starts the association's service for the tests of a file. Each test has an editor of its own, who imports. */
export async function testImports() {
  const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
  const owner = await app.as({ kind: 'admin' });
  const { organisationId } = owner.actor;
  const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId });
  const colleague = () => app.as({ kind: 'admin', role: 'editor', organisationId });
  let ana = owner;
  beforeEach(async () => {
    ana = await colleague();
    await rows(`delete from attempt where kind like 'invite:%'`);
  });
  const send = (bytes: Buffer, by = ana) => upload(by, '/organisation-imports', bytes, 'membri.csv');
  return {
    ...{ app, orm: database.orm, rows, viewer, colleague, send },
    ana: () => ana,
    created: async (bytes: Buffer) => organisationImportView.parse((await send(bytes)).json()),
    rowsOf: async (id: string, query = '') =>
      importRowList.parse((await viewer.get(`/organisation-imports/${id}/rows${query}`)).json()),
    start: ({ id, version }: Pick<OrganisationImportView, 'id' | 'version'>, by = ana) =>
      by.post(`/organisation-imports/${id}/start`, { version }),
  };
}
