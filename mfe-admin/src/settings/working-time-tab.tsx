import { type SettingView, type WorkingTime, workingHours } from '@psp/contracts/settings';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { NumberField } from '@psp/design-system/number-field';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Holidays } from './holidays.tsx';
import { settings, workingTimeQuery } from './setting-queries.ts';
import { workingTimeLines } from './setting-lines.ts';
import { settingStrings } from './setting-strings.ts';
import { SettingTab } from './setting-tab.tsx';

const strings = settingStrings.time;

/** Working hours and public holidays. */
export function WorkingTimeTab() {
  return (
    <SettingTab
      lead={strings.lead}
      query={useQuery(workingTimeQuery)}
      queryKey={workingTimeQuery.queryKey}
      linesOf={workingTimeLines}
      restore={(body) => settings.call('POST /settings/working-time/restore', { body })}
    >
      {(setting) => (
        <>
          <Hours setting={setting} />
          <Holidays setting={setting} />
        </>
      )}
    </SettingTab>
  );
}

interface Fields {
  opensAt: number | null;
  closesAt: number | null;
}

function Hours({ setting: { version, value } }: { setting: SettingView<WorkingTime> }) {
  const readsOnly = useIsReadOnly('settings');
  const form = useActForm<Fields, Pick<WorkingTime, 'opensAt' | 'closesAt'>, unknown>({
    blank: { opensAt: value.opensAt, closesAt: value.closesAt },
    ids: { opensAt: useId(), closesAt: useId() },
    schema: workingHours,
    follows: true,
    send: (hours) => settings.call('POST /settings/working-time', { body: { version, value: { ...value, ...hours } } }),
    view: workingTimeQuery,
    done: settingStrings.saved,
  });
  const change = readsOnly ? null : (
    <AskButton act={form} label={strings.change} title={strings.change} variant="secondary" size="small">
      <NumberField {...form.field('opensAt')} label={strings.opens} />
      <NumberField {...form.field('closesAt')} label={strings.closes} />
    </AskButton>
  );
  return (
    <Card aria-labelledby="working-hours">
      <CardHeader id="working-hours" title={strings.hours} action={change} />
      <CardBody>
        <p>{strings.hoursText(value.opensAt, value.closesAt)}</p>
      </CardBody>
    </Card>
  );
}
