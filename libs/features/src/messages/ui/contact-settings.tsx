import { FIRST_CONTACTS, type FirstContact, type MessageSettings } from '@psp/contracts/messages';
import { Button } from '@psp/design-system/button';
import { RadioField } from '@psp/design-system/choice-fields';
import { Dialog } from '@psp/design-system/dialog';
import { Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import type { MessagesArea } from './area.ts';
import { conversationKey, settingsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Button with a dialog for who may send the organisation a first message, and for its blocked organisations. Hidden from viewers. */
export function ContactSettings({ area }: { area: MessagesArea }) {
  const [isOpen, setOpen] = useState(false);
  if (useIsReadOnly()) return null;
  return (
    <>
      <Button variant="secondary" size="small" icon={<Settings aria-hidden />} onPress={() => setOpen(true)}>
        {strings.settings}
      </Button>
      <Dialog title={strings.settings} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen ? <LoadedSettings area={area} /> : null}
      </Dialog>
    </>
  );
}

function LoadedSettings({ area }: { area: MessagesArea }) {
  const query = useQuery(settingsQuery(area));
  return (
    <Loaded query={query} rows={3}>
      {(settings) => (
        <Stack gap={24}>
          <FirstContactForm area={area} settings={settings} />
          <BlockedList area={area} settings={settings} />
        </Stack>
      )}
    </Loaded>
  );
}

interface SettingsProps {
  area: MessagesArea;
  settings: MessageSettings;
}

function FirstContactForm({ area, settings }: SettingsProps) {
  const [chosen, setChosen] = useState<FirstContact>(settings.firstContact);
  const save = useAct<FirstContact, MessageSettings>({
    send: (firstContact) => area.api.call('PUT /message-settings/first-contact', { body: { firstContact } }),
    done: strings.settingsSaved,
    view: settingsQuery(area),
  });
  return (
    <Stack gap={12}>
      <Problems error={save.error} />
      <RadioField
        label={strings.firstContact}
        hint={strings.settingsText}
        value={chosen}
        options={FIRST_CONTACTS.map((value) => ({ value, label: strings.firstContacts[value] }))}
        onChange={(value) => setChosen(FIRST_CONTACTS.find((one) => one === value) ?? chosen)}
      />
      <div>
        <Button isPending={save.isPending} pendingLabel={strings.sending} onPress={() => save.run(chosen)}>
          {strings.save}
        </Button>
      </div>
    </Stack>
  );
}

function BlockedList({ area, settings }: SettingsProps) {
  const unblock = useAct<string, MessageSettings>({
    send: (organisationId) =>
      area.api.call('POST /message-settings/blocked', { body: { organisationId, isBlocked: false } }),
    done: (_, id) => strings.unblockedNow(settings.blocked.find((one) => one.id === id)?.name ?? ''),
    view: settingsQuery(area),
    refreshes: [conversationKey(area)],
    failed: strings.changeFailed,
  });
  return (
    <Stack gap={8}>
      <h3>{strings.blockedList}</h3>
      {settings.blocked.length === 0 ? (
        <p>{strings.noBlocked}</p>
      ) : (
        <RowList>
          {settings.blocked.map(({ id, name }) => (
            <RowItem
              key={id}
              action={
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={strings.unblockWhat(name)}
                  onPress={() => unblock.run(id)}
                >
                  {strings.unblock}
                </Button>
              }
            >
              {name}
            </RowItem>
          ))}
        </RowList>
      )}
    </Stack>
  );
}
