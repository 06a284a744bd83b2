import { type ChangeableLimit, LIMIT_NAMES, LIMITS } from '@psp/contracts/limit-names';
import { type ChangedLimits, limit, type SettingView } from '@psp/contracts/settings';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatNumber } from '@psp/design-system/format';
import { NumberField } from '@psp/design-system/number-field';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { z } from 'zod';
import { limitsQuery, settings } from './setting-queries.ts';
import { limitLines } from './setting-lines.ts';
import { settingStrings } from './setting-strings.ts';
import { SaveRow } from './save-row.tsx';
import { SettingTab } from './setting-tab.tsx';

const strings = settingStrings.limits;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 16px 24px;
  align-items: end;
`;

type Fields = Record<ChangeableLimit, number | null>;

/* By limit, for all limits. */
const each = <Value,>(value: (name: ChangeableLimit) => Value): Record<ChangeableLimit, Value> =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, value(name)])) as Record<ChangeableLimit, Value>;

const fields = z.record(z.enum(LIMIT_NAMES), limit.nullable());

const isChanged = (entry: [string, number | null]): entry is [string, number] => entry[1] !== null;
const changedOf = (given: Fields): ChangedLimits => Object.fromEntries(Object.entries(given).filter(isChanged));

/** How often acts that reach others may be done. */
export function LimitsTab() {
  return (
    <SettingTab
      lead={strings.lead}
      query={useQuery(limitsQuery)}
      queryKey={limitsQuery.queryKey}
      linesOf={limitLines}
      restore={(body) => settings.call('POST /settings/limits/restore', { body })}
    >
      {(setting) => <Limits setting={setting} />}
    </SettingTab>
  );
}

function Limits({ setting: { version, value } }: { setting: SettingView<ChangedLimits> }) {
  const id = useId();
  const form = useActForm<Fields, Fields, unknown>({
    blank: each((name) => value[name] ?? null),
    ids: each((name) => `${id}-${name}`),
    schema: fields,
    follows: true,
    send: (given) => settings.call('POST /settings/limits', { body: { version, value: changedOf(given) } }),
    view: limitsQuery,
    done: settingStrings.saved,
  });
  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardHeader id={`${id}-title`} title={strings.title} />
      <CardBody>
        <StackForm of={form} gap={20}>
          <Grid>
            {LIMIT_NAMES.map((name) => (
              <NumberField
                key={name}
                {...form.field(name)}
                label={LIMITS[name].label}
                hint={strings.hint(formatNumber(LIMITS[name].times), strings.per[LIMITS[name].per])}
              />
            ))}
          </Grid>
          <SaveRow isPending={form.isPending} />
        </StackForm>
      </CardBody>
    </Card>
  );
}
