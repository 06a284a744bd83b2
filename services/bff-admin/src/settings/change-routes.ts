import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { settingChangeOperations } from '@psp/contracts/setting-changes';
import { listSettingChanges } from '@psp/domain/overseeing/audit/setting-changes';

/** The changes of all settings. */
export const settingChangeRoutes = (app: PortalApp): void =>
  implement(app, 'admin', settingChangeOperations, { list: ({ db }, query) => listSettingChanges(db, query) });
