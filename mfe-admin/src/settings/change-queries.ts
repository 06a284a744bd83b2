import {
  SETTING_GROUPS,
  settingChangeQuery,
  type settingChangeOperations,
  type SettingChangeQuery,
} from '@psp/contracts/setting-changes';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery } from '@psp/remote/queries';
import { listLoader } from '@psp/remote/start-loading';
import { restoreQuestions } from '../assistant/queries.ts';
import { CHANGES_PATH } from './addresses.ts';
import { changeStrings as strings } from './change-strings.ts';
import { restoreCategories } from './category-queries.ts';
import { restoreConsent } from './consent-queries.ts';
import { mailTexts } from './mail-queries.ts';
import { restoreTaxonomy } from './taxonomy-queries.ts';
import { settings } from './setting-queries.ts';

const api = createApi<typeof settingChangeOperations>('admin');

export const changeFilters = listFilters(CHANGES_PATH, bySchema(settingChangeQuery), {
  of: { label: strings.setting, placeholder: strings.any, options: SETTING_GROUPS },
});

/** Begins as the keys of all settings do, so that an act on one of them refreshes the list. */
export const changesQuery = (filters: SettingChangeQuery) =>
  listQuery(api, ['admin', 'settings', 'changes', filters], 'GET /settings/changes', { query: filters });

/** Brings back the version `of` of a setting; `version` is the one in force. */
export const restoreVersion = (setting: string, body: { version: number; of: number }): Promise<unknown> => {
  if (setting === 'working-time') return settings.call('POST /settings/working-time/restore', { body });
  if (setting === 'reasons') return settings.call('POST /settings/reasons/restore', { body });
  if (setting === 'payment-account') return settings.call('POST /settings/payment-account/restore', { body });
  if (setting === 'limits') return settings.call('POST /settings/limits/restore', { body });
  if (setting === 'article-categories') return restoreCategories(body);
  if (setting === 'frequent-questions') return restoreQuestions(body);
  const [group, name = ''] = setting.split(':');
  if (group === 'consent-text') return restoreConsent(name, body);
  if (group === 'taxonomy') return restoreTaxonomy(name, body);
  return mailTexts.call('POST /settings/mail-texts/:template/restore', { template: name, body });
};

export const loadChanges = listLoader(changeFilters, changesQuery);
