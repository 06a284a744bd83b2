import type { SettingView } from '@psp/contracts/settings';
import { Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SettingVersions, type SettingVersionsProps } from './setting-versions.tsx';

interface SettingTabProps<Value> extends Omit<SettingVersionsProps<Value>, 'setting' | 'query'> {
  lead?: string;
  query: UseQueryResult<SettingView<Value>>;
  /** Of the query. */
  queryKey: SettingVersionsProps<Value>['query']['queryKey'];
  children: (setting: SettingView<Value>) => ReactNode;
}

/** Tab of a setting that is kept whole: what it says, with its versions below. */
export function SettingTab<Value>({ lead, query, queryKey, children, ...versions }: SettingTabProps<Value>) {
  return (
    <Stack gap={20}>
      {lead ? <p>{lead}</p> : null}
      <Loaded query={query}>
        {(setting) => (
          <>
            {children(setting)}
            <SettingVersions {...versions} setting={setting} query={{ queryKey }} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
