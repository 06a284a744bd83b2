import type { SettingView } from '@psp/contracts/settings';
import type { AdminArea } from '@psp/contracts/admin-areas';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import type { QueryKey } from '@tanstack/react-query';
import { RestoreButton, type Version, VersionsCard } from '../common/versions-card.tsx';
import { settingStrings as strings } from './setting-strings.ts';

export interface SettingVersionsProps<Value> {
  setting: SettingView<Value>;
  /** What a value says, line by line. */
  linesOf: (value: Value) => readonly string[];
  restore: (body: { version: number; of: number }) => Promise<unknown>;
  query: { queryKey: QueryKey };
  /** Area of whoever may bring a version back; the settings by default. */
  area?: AdminArea;
}

/** Versions of a setting, each of which can be brought back. Absent while nothing was changed. */
export function SettingVersions<Value>(props: SettingVersionsProps<Value>) {
  const { setting, linesOf, restore, query, area = 'settings' } = props;
  const readsOnly = useIsReadOnly(area);
  const { version, versions } = setting;
  if (versions.length === 0) return null;
  const shown = versions.map((one) => ({
    number: one.version,
    place: one.version + 1,
    isPresent: one.version === version,
    about: strings.savedBy(one.savedBy, one.savedAt),
    text: (
      <ul>
        {linesOf(one.value).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  }));
  const restoreOf = ({ number, place }: Version) => (
    <RestoreButton place={place} restore={{ send: () => restore({ version, of: number }), view: query }}>
      {strings.restoreText}
    </RestoreButton>
  );
  return <VersionsCard versions={shown} strings={strings} {...(readsOnly ? {} : { restore: restoreOf })} />;
}
