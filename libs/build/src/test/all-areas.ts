import type { MikroORM } from '@mikro-orm/postgresql';
import { bffAdmin } from '@psp/bff-admin/app';
import { bffFirma } from '@psp/bff-firma/app';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { bffPublic } from '@psp/bff-public/app';
import { bffUat } from '@psp/bff-uat/app';
import { identity } from '@psp/identity/app';

/** Creates an app with all services of a portal on one database, to call without a network. Relative paths belong to the area of authorities. */
export const createAllAreas = (orm: MikroORM): Promise<TestApp> =>
  createTestApp(bffUat, {
    ...{ orm, area: 'uat' },
    beside: { firma: bffFirma, admin: bffAdmin, public: bffPublic, identity },
  });
