import { REASON_KINDS, type ReasonKind, reasonList, type Reasons, type SettingView } from '@psp/contracts/settings';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { TextListField } from '@psp/design-system/text-list-field';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { z } from 'zod';
import { reasonsQuery, settings } from './setting-queries.ts';
import { reasonKinds, reasonLines } from './setting-lines.ts';
import { settingStrings } from './setting-strings.ts';
import { SaveRow } from './save-row.tsx';
import { SettingTab } from './setting-tab.tsx';

const strings = settingStrings.reasons;
/** Reasons that are ready to be chosen, by what is refused. */
export function ReasonsTab() {
  return (
    <SettingTab
      lead={strings.lead}
      query={useQuery(reasonsQuery)}
      queryKey={reasonsQuery.queryKey}
      linesOf={reasonLines}
      restore={(body) => settings.call('POST /settings/reasons/restore', { body })}
    >
      {(setting) => reasonKinds.map((kind) => <ReasonsOf key={kind} kind={kind} setting={setting} />)}
    </SettingTab>
  );
}

interface Fields {
  list: string[];
}

const fields = z.object({ list: reasonList });
/* Empty lines are not reasons. */
const schema = {
  safeParse: (values: unknown) =>
    fields.safeParse({ list: (values as Fields).list.filter((reason) => reason.trim() !== '') }),
};

function ReasonsOf({ kind, setting: { version, value } }: { kind: ReasonKind; setting: SettingView<Reasons> }) {
  const id = useId();
  const form = useActForm<Fields, Fields, unknown>({
    blank: { list: value[kind] ?? [] },
    ids: { list: useId() },
    schema,
    follows: true,
    send: ({ list }) =>
      settings.call('POST /settings/reasons', { body: { version, value: { ...value, [kind]: list } } }),
    view: reasonsQuery,
    done: settingStrings.saved,
    about: REASON_KINDS[kind],
  });
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={REASON_KINDS[kind]} />
      <CardBody>
        <StackForm of={form} gap={16}>
          <TextListField
            {...form.field('list')}
            label={strings.list}
            hint={strings.hint}
            add={strings.add}
            itemLabel={strings.item}
            most={20}
            maxLength={500}
          />
          <SaveRow isPending={form.isPending} />
        </StackForm>
      </CardBody>
    </Card>
  );
}
