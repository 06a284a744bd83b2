import type { TicketKind } from '@psp/contracts/ticket-basics';
import { Button } from '@psp/design-system/button';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { bareFieldset } from '@psp/design-system/fieldset';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import type { ActForm } from '@psp/features/forms/ui/use-act-form';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import { Problems } from '@psp/remote/act/problems';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { TicketValues } from './ticket-values.ts';

/* Honeypot: invisible and not focusable, but filled in by programs that complete every field. */
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

/** Props of a form to the association. */
export interface TicketFormProps {
  kind: TicketKind;
  words: { subject: string; message: string; messageHint: string };
}

type Form = Pick<ActForm<TicketValues, TicketValues>, 'field' | 'isPending' | 'problems' | 'submit' | 'tries'>;

interface TicketFieldsProps extends TicketFormProps {
  form: Form;
  /** False until scripts run; the fields are disabled. */
  isEnabled?: boolean;
}

/** Fields and submit button of a message to the association. */
export function TicketFields({ kind, words, form, isEnabled = true }: TicketFieldsProps) {
  const { problems, tries, isPending } = form;
  return (
    <form onSubmit={form.submit} noValidate method="post">
      <noscript>
        <p>{strings.noScript}</p>
      </noscript>
      <Fields disabled={!isEnabled}>
        <Stack gap={20}>
          <Problems key={tries} errors={problems} />
          <Texts words={words} field={form.field} />
          {kind === 'support' ? (
            <CheckboxField {...form.field('isUrgent')} label={strings.urgent} hint={strings.urgentHint} />
          ) : null}
          <HoneypotField {...form.field('website')} />
          <Small>
            {strings.privacy} <Link href="/legal/confidentialitate">{strings.privacyLink}</Link>
          </Small>
          <div>
            <Button type="submit" isDisabled={!isEnabled} isPending={isPending}>
              {strings.send}
            </Button>
          </div>
        </Stack>
      </Fields>
    </form>
  );
}

function Texts({ words, field }: Pick<TicketFormProps, 'words'> & Pick<Form, 'field'>) {
  return (
    <>
      <TextField {...field('name')} label={strings.name} autoComplete="name" />
      <TextField
        {...field('email')}
        label={strings.email}
        hint={strings.emailHint}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...field('subject')} label={words.subject} />
      <TextAreaField {...field('message')} label={words.message} hint={words.messageHint} rows={7} />
    </>
  );
}

function HoneypotField({ id, name, value, onChange }: FormField<string>) {
  return (
    <Trap aria-hidden="true">
      <label>
        {strings.website}
        <input
          id={id}
          name={name}
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </Trap>
  );
}
