import { type Holiday, holiday as schema, type SettingView, type WorkingTime } from '@psp/contracts/settings';
import { Card, CardHeader } from '@psp/design-system/card';
import { DateField } from '@psp/design-system/date-field';
import { formatDate } from '@psp/design-system/format';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { settings, workingTimeQuery } from './setting-queries.ts';
import { settingStrings } from './setting-strings.ts';

const strings = settingStrings.time;

type Setting = SettingView<WorkingTime>;

const saveDays = ({ version, value }: Setting, holidays: Holiday[]) =>
  settings.call('POST /settings/working-time', { body: { version, value: { ...value, holidays } } });

const COLUMNS = [
  { key: 'day', label: strings.day },
  { key: 'name', label: strings.name },
];

/** Public holidays, which are added and taken out one by one. */
export function Holidays({ setting }: { setting: Setting }) {
  const readsOnly = useIsReadOnly('settings');
  const columns = readsOnly ? COLUMNS : [...COLUMNS, { key: 'actions', label: strings.actions }];
  return (
    <Card aria-labelledby="holidays">
      <CardHeader id="holidays" title={strings.days} action={readsOnly ? null : <AddDay setting={setting} />} />
      <Table caption={strings.days} isCaptionHidden columns={columns} dense>
        {setting.value.holidays.map((holiday) => (
          <Tr key={holiday.day}>
            <Th>{formatDate(holiday.day)}</Th>
            <Td isWhole>{holiday.name}</Td>
            {readsOnly ? null : (
              <Td>
                <RemoveDay setting={setting} holiday={holiday} />
              </Td>
            )}
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

function AddDay({ setting }: { setting: Setting }) {
  const { holidays } = setting.value;
  const form = useActForm<Holiday, Holiday, unknown>({
    blank: { day: '', name: '' },
    ids: { day: useId(), name: useId() },
    schema,
    missing: { day: strings.dayMissing },
    check: ({ day }) => ({ day: holidays.some((one) => one.day === day) ? strings.twice : undefined }),
    codes: { 'setting.other_year': 'day' },
    clears: true,
    send: (holiday) =>
      saveDays(
        setting,
        [...holidays, holiday].toSorted((one, other) => one.day.localeCompare(other.day)),
      ),
    view: workingTimeQuery,
    done: strings.added,
  });
  return (
    <AskButton act={form} label={strings.add} title={strings.add} variant="secondary" size="small">
      <DateField {...form.field('day')} label={strings.day} />
      <TextField {...form.field('name')} label={strings.name} hint={strings.nameHint} maxLength={80} />
    </AskButton>
  );
}

function RemoveDay({ setting, holiday: { day, name } }: { setting: Setting; holiday: Holiday }) {
  const about = `${formatDate(day)}, ${name}`;
  const act = useAct({
    send: () =>
      saveDays(
        setting,
        setting.value.holidays.filter((one) => one.day !== day),
      ),
    view: workingTimeQuery,
    done: strings.removed,
    about,
  });
  return (
    <AskButton
      act={act}
      label={strings.remove}
      about={about}
      title={strings.removeTitle(about)}
      variant="quiet"
      size="small"
    >
      <p>{strings.removeText}</p>
    </AskButton>
  );
}
