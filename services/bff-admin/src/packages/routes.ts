import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { packageOperations } from '@psp/contracts/package-operations';
import {
  changePackagePeriod,
  issuePackageProforma,
  renewPackage,
  setPackagePeriod,
  withdrawPackageRenewal,
} from '@psp/domain/overseeing/packages/commands';
import { payForPackage, unpayForPackage } from '@psp/domain/overseeing/packages/pay';
import { exportPackages, listPackages, PACKAGE_COLUMNS, readPackage } from '@psp/domain/overseeing/packages/queries';
import { actsOn, type Reading } from '../acts-on.ts';

const packageOf = ({ db, actor, now }: Reading, id: string) => readPackage(db, actor, id, now);
const onPackage = actsOn(packageOf);

/** The packages of the members, their renewal and payment. */
export const packageRoutes = (app: PortalApp): void =>
  implement(app, 'admin', packageOperations, {
    list: ({ db }, query) => listPackages(db, query),
    table: async ({ db }, { format, ...filters }, reply) =>
      sendTable(reply, {
        ...{ name: 'pachete', format, columns: PACKAGE_COLUMNS },
        rows: await exportPackages(db, filters),
      }),
    view: (read, { id }) => packageOf(read, id),
    set: onPackage(setPackagePeriod),
    change: onPackage(changePackagePeriod),
    renew: onPackage(renewPackage),
    withdraw: onPackage(withdrawPackageRenewal),
    issue: onPackage(issuePackageProforma),
    pay: onPackage(payForPackage),
    unpay: onPackage(unpayForPackage),
  });
