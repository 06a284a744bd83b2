import {
  type AssistantSettings,
  type AssistantSettingsForm,
  assistantSettingsForm,
} from '@psp/contracts/assistant-office';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatUnrounded } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { NumberField } from '@psp/design-system/number-field';
import { Stack } from '@psp/design-system/page';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { FactList } from '@psp/features/facts/ui/fact-list';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api, settingsQuery } from './queries.ts';
import { strings as all, spending as strings } from './strings.ts';

type Name = Exclude<keyof AssistantSettings, 'version'>;
const NAMES: readonly Name[] = ['monthlyCap', 'organisationCap', 'inputPrice', 'outputPrice'];

/** Caps and prices of the assistant. */
export function SettingsCard() {
  const query = useQuery(settingsQuery());
  const [isEdited, setEdited] = useState(false);
  const readsOnly = useIsReadOnly('library');
  const change = (
    <Button variant="secondary" size="small" onPress={() => setEdited(true)}>
      {strings.change}
    </Button>
  );
  return (
    <Card aria-label={strings.settings}>
      <CardHeader title={strings.settings} action={readsOnly || !query.data ? undefined : change} />
      <CardBody>
        <Loaded query={query} rows={4}>
          {(settings) => <Settings settings={settings} />}
        </Loaded>
      </CardBody>
      {isEdited && query.data ? <SettingsDialog settings={query.data} onClose={() => setEdited(false)} /> : null}
    </Card>
  );
}

function Settings({ settings }: { settings: AssistantSettings }) {
  const isFree = settings.inputPrice === 0 && settings.outputPrice === 0;
  return (
    <Stack gap={16}>
      <FactList
        columns={2}
        isStrong
        items={NAMES.map((name) => ({ term: strings[name], detail: strings.inLei(formatUnrounded(settings[name])) }))}
      />
      {isFree ? <Notice tone="info">{strings.free}</Notice> : null}
    </Stack>
  );
}

type Fields = Record<Name, number | null>;

function SettingsDialog({ settings, onClose }: { settings: AssistantSettings; onClose: () => void }) {
  const { version, ...blank } = settings;
  const act = useAct<Omit<AssistantSettingsForm, 'version'>, AssistantSettings>({
    send: (body) => api.call('PUT /assistant/settings', { body: { ...body, version } }),
    view: settingsQuery(),
    done: strings.saved,
  });
  const { field, ...form } = useFormOf<Fields, Omit<AssistantSettingsForm, 'version'>>(act, {
    blank,
    follows: true,
    ids: { monthlyCap: useId(), organisationCap: useId(), inputPrice: useId(), outputPrice: useId() },
    schema: assistantSettingsForm.omit({ version: true }),
  });
  const HINTS: Partial<Record<Name, string>> = { organisationCap: strings.capHint, outputPrice: strings.priceHint };
  return (
    <ActDialog act={form} title={strings.settings} confirmLabel={all.save} isOpen onClose={onClose}>
      {NAMES.map((name) => (
        <NumberField key={name} {...field(name)} label={strings[name]} hint={HINTS[name]} suffix={strings.lei} />
      ))}
    </ActDialog>
  );
}
