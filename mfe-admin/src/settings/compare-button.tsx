import type { SettingChange } from '@psp/contracts/setting-changes';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Stack } from '@psp/design-system/page';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { useState } from 'react';
import { styled } from 'styled-components';
import { restoreVersion } from './change-queries.ts';
import { changeStrings as strings } from './change-strings.ts';
import { linesOf } from './setting-lines.ts';

type Version = NonNullable<SettingChange['version']>;

/** The lines that only the version before has, and those that only this one has. */
export const changedLines = ({ setting, before, after }: Version): Record<'before' | 'after', string[]> => {
  const [old, present] = [linesOf(setting, before), linesOf(setting, after)];
  return {
    before: old.filter((line) => !present.includes(line)),
    after: present.filter((line) => !old.includes(line)),
  };
};

const List = styled.ul`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p>{strings.nothing}</p>
      ) : (
        <List>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      )}
    </section>
  );
}

/** Opens what a version has changed; an editor brings the version back from there, or what was before the one in force. */
export function CompareButton({ version }: { version: Version }) {
  const { setting, label, number, present } = version;
  const readsOnly = useIsReadOnly('settings');
  const [isOpen, setOpen] = useState(false);
  const isPresent = number === present;
  const restore = useAct({
    send: () => restoreVersion(setting, { version: present, of: isPresent ? number - 1 : number }),
    done: strings.restored,
    about: label,
    refreshes: [['admin', 'settings']],
  });
  const title = strings.compareTitle(label, number + 1);
  const lines = changedLines(version);
  const content = (
    <Stack gap={16}>
      <Lines title={strings.before} lines={lines.before} />
      <Lines title={strings.after} lines={lines.after} />
    </Stack>
  );
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setOpen(true)} aria-label={`${strings.compare}, ${title}`}>
        {strings.compare}
      </Button>
      {readsOnly ? (
        <Dialog title={title} isOpen={isOpen} onClose={close} isWide>
          {content}
        </Dialog>
      ) : (
        <ActDialog
          act={restore}
          title={title}
          confirmLabel={isPresent ? strings.restoreBefore : strings.restoreThis}
          isOpen={isOpen}
          onClose={close}
          isWide
        >
          {content}
          <p>{strings.restoreText}</p>
        </ActDialog>
      )}
    </>
  );
}
