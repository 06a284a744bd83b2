import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/* Migrates the database of DATABASE_URL to the schema of a release: `node prepare-database.ts <folder of the release>`. */
const [folder = ''] = process.argv.slice(2);
const inRelease = (path: string): string => join(folder, 'libs/domain/src', path);
const ownModule = (path: string) => import(pathToFileURL(inRelease(path)).href);

const { createOrm }: typeof import('@psp/domain/orm') = await ownModule('orm.ts');
const { migrate }: typeof import('@psp/domain/migrate') = await ownModule('migrate.ts');
const orm = await createOrm({ url: process.env.DATABASE_URL ?? '', poolSize: 2, use: 'commands' });
await migrate(orm);
// Earlier releases have this module in another folder, or not at all.
const basics = ['seed-basics.ts', 'operating/taxonomies/seed-basics.ts'].find((path) => existsSync(inRelease(path)));
if (basics) {
  const { seedBasics }: typeof import('@psp/domain/seed-basics') = await ownModule(basics);
  await seedBasics(orm);
}
await orm.close();
process.exit();
