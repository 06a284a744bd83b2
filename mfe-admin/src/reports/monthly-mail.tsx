import type { NetworkMailView } from '@psp/contracts/network-reports';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Dialog } from '@psp/design-system/dialog';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { editMail, mailQuery, previewQuery } from './queries.ts';
import { strings } from './strings.ts';

const NAMED = 2;

/* "Cristina Marin, Vlad Neagu și încă 2 persoane" */
const namesOf = (recipients: NetworkMailView['recipients']): string => {
  const names = recipients.slice(0, NAMED).map(({ name }) => name);
  const left = recipients.length - names.length;
  return left > 0 ? strings.more(names.join(', '), left) : names.join(', ');
};

type MailState = 'on' | 'off' | 'toNobody';
const stateOf = ({ isOn, recipients }: NetworkMailView): MailState =>
  !isOn ? 'off' : recipients.length > 0 ? 'on' : 'toNobody';
const TONES = { on: 'success', off: 'closed', toNobody: 'danger' } as const;

/** Card of the report of each month by mail: whether it leaves, to whom, and what it says; the mail links to it. */
export function MonthlyMail() {
  const query = useQuery(mailQuery);
  const state = query.data ? stateOf(query.data) : null;
  return (
    <Card id="raport-lunar" aria-labelledby="monthly-mail" {...screenOnly}>
      <CardHeader
        id="monthly-mail"
        title={strings.mail}
        action={state ? <Badge tone={TONES[state]}>{strings[state]}</Badge> : null}
      />
      <CardBody>
        <Loaded query={query} rows={3}>
          {(view) => <Mail view={view} />}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function Mail({ view }: { view: NetworkMailView }) {
  const isReadOnly = useIsReadOnly('settings');
  const [open, setOpen] = useState<'preview' | 'change' | null>(null);
  const close = () => setOpen(null);
  const sentences: Record<MailState, string> = {
    on: strings.leaves(namesOf(view.recipients), view.nextOn),
    off: strings.leavesNot,
    toNobody: strings.leavesToNobody,
  };
  return (
    <Stack gap={12}>
      <p>{sentences[stateOf(view)]}</p>
      <p>{view.last ? strings.last(view.last) : strings.noLast}</p>
      <Row>
        <Button variant="secondary" size="small" onPress={() => setOpen('preview')}>
          {strings.see}
        </Button>
        {isReadOnly ? null : (
          <Button variant="secondary" size="small" onPress={() => setOpen('change')}>
            {strings.change}
          </Button>
        )}
      </Row>
      {open === 'preview' ? <Preview onClose={close} /> : null}
      {open === 'change' ? <Change view={view} onClose={close} /> : null}
    </Stack>
  );
}

function Preview({ onClose }: { onClose: () => void }) {
  const query = useQuery(previewQuery);
  return (
    <Dialog title={strings.preview} isOpen onClose={onClose}>
      <Loaded query={query} rows={6}>
        {({ subject, paragraphs }) => (
          <Stack gap={8}>
            <p>
              <strong>{subject}</strong>
            </p>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

interface ChangeProps {
  view: NetworkMailView;
  onClose: () => void;
}

function Change({ view, onClose }: ChangeProps) {
  const [isOn, setOn] = useState(view.isOn);
  const [recipients, setRecipients] = useState(view.recipients.map(({ accountId }) => accountId));
  const [tries, setTries] = useState(0);
  const act = useAct({
    send: () => editMail({ version: view.version, isOn, recipients }),
    view: mailQuery,
    done: strings.saved,
  });
  const problem = isOn && recipients.length === 0 && tries > 0 ? strings.nobody : undefined;
  const run: typeof act.run = (input, then) => {
    setTries(tries + 1);
    if (!isOn || recipients.length > 0) act.run(input, then);
  };
  return (
    <ActDialog
      act={{ ...act, run, tries, ...(problem ? { problems: [{ id: 'recipients', message: problem }] } : {}) }}
      title={strings.changeTitle}
      confirmLabel={strings.save}
      isOpen
      onClose={onClose}
    >
      <CheckboxField name="isOn" label={strings.isOn} value={isOn} onChange={setOn} />
      <CheckboxGroupField
        id="recipients"
        name="recipients"
        label={strings.recipients}
        options={view.people.map(({ accountId, name }) => ({ value: accountId, label: name }))}
        value={recipients}
        onChange={setRecipients}
        {...(problem ? { error: problem } : {})}
      />
    </ActDialog>
  );
}
