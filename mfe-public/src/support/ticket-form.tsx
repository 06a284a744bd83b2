import type { TicketKind } from '@psp/contracts/ticket-basics';
import { Button } from '@psp/design-system/button';
import { CheckboxField, TextAreaField, TextField } from '@psp/design-system/fields';
import { bareFieldset } from '@psp/design-system/fieldset';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { useScripts } from '@psp/remote/use-scripts';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { Sent } from './sent.tsx';
import { useErrorTitle } from './use-error-title.ts';
import { useTicketForm } from './use-ticket-form.ts';

/* Out of sight and out of the order of the keyboard, but there for programs that fill in every field. */
const Trap = styled.div`
  position: absolute;
  left: -10000px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

const Fields = styled.fieldset`${bareFieldset}`;

const Small = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
`;

interface TicketFormProps {
  kind: TicketKind;
  words: { subject: string; message: string; messageHint: string };
}

type Form = ReturnType<typeof useTicketForm>;

/** A message to the association, and what became of it. */
export function TicketForm({ kind, words }: TicketFormProps) {
  const isAlive = useScripts();
  const form = useTicketForm(kind);
  const { errors, tries, isPending, sentTo } = form;
  const problems = Object.entries(errors).map(([field, message]) => ({
    id: field && `${kind}-${field}`,
    message: message ?? '',
  }));
  useErrorTitle(problems.length > 0);
  if (sentTo !== null) return <Sent email={sentTo} onAgain={form.startAgain} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <form onSubmit={submit} noValidate method="post">
      <noscript>
        <p>{strings.noScript}</p>
      </noscript>
      <Fields disabled={!isAlive}>
        <Stack gap={20}>
          <Problems key={tries} errors={problems} />
          <Texts kind={kind} words={words} form={form} />
          {kind === 'support' ? <Urgency form={form} /> : null}
          <ForPrograms form={form} />
          <Small>
            {strings.privacy} <Link href="/legal/confidentialitate">{strings.privacyLink}</Link>
          </Small>
          <div>
            <Button type="submit" isDisabled={!isAlive} isPending={isPending} pendingLabel={strings.sending}>
              {strings.send}
            </Button>
          </div>
        </Stack>
      </Fields>
    </form>
  );
}

function Texts({ kind, words, form: { values, change, errors } }: TicketFormProps & { form: Form }) {
  const text = (field: 'name' | 'email' | 'subject' | 'message') => ({
    id: `${kind}-${field}`,
    name: field,
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    ...(errors[field] ? { error: errors[field] } : {}),
  });
  return (
    <>
      <TextField {...text('name')} label={strings.name} autoComplete="name" />
      <TextField
        {...text('email')}
        label={strings.email}
        hint={strings.emailHint}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...text('subject')} label={words.subject} />
      <TextAreaField {...text('message')} label={words.message} hint={words.messageHint} rows={7} />
    </>
  );
}

function Urgency({ form: { values, change } }: { form: Form }) {
  return (
    <CheckboxField
      id="support-isUrgent"
      label={strings.urgent}
      hint={strings.urgentHint}
      value={values.isUrgent}
      onChange={(isUrgent) => change({ isUrgent })}
    />
  );
}

function ForPrograms({ form: { values, change } }: { form: Form }) {
  return (
    <Trap aria-hidden="true">
      <label>
        {strings.website}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={(event) => change({ website: event.target.value })}
        />
      </label>
    </Trap>
  );
}
