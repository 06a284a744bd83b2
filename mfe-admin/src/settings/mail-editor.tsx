import { fieldMark, mailTextProblem } from '@psp/contracts/mail-fields';
import {
  type GivenMailText,
  MAIL_SUBJECT_MAX,
  MAIL_TEXT_MAX,
  mailText,
  type MailTextField,
  type MailTextView,
} from '@psp/contracts/mail-texts';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useId } from 'react';
import { Halves } from '../common/halves.ts';
import { mailTextQuery, mailTexts, mailTextsQuery } from './mail-queries.ts';
import { MailPreview } from './mail-preview.tsx';
import { mailStrings as strings } from './mail-strings.ts';
import { SaveRow } from './save-row.tsx';
import { settingStrings } from './setting-strings.ts';

const isSame = (one: GivenMailText, other: GivenMailText): boolean =>
  one.subject === other.subject && one.text === other.text;

/* What is wrong with the fields of a text; empty parts have messages of their own. */
const problemsOf = ({ fields }: MailTextView, { subject, text }: GivenMailText) => ({
  subject: mailTextProblem(subject, fields.subject, false) ?? undefined,
  text: text.trim() === '' ? undefined : (mailTextProblem(text, fields.text, true) ?? undefined),
});

/** Subject and text of a mail, its fields, and the mail as it is sent. */
export function MailEditor({ view }: { view: MailTextView }) {
  const { template, label, version, value, portal, isComposed, fields } = view;
  const id = useId();
  const saved = { subject: value.subject ?? portal.subject, text: value.text ?? portal.text };
  const form = useActForm<GivenMailText, GivenMailText, MailTextView>({
    blank: saved,
    ids: { subject: useId(), text: useId() },
    schema: mailText,
    follows: true,
    check: (given) => problemsOf(view, given),
    keptAs: `mail-text:${template}`,
    send: (given) =>
      mailTexts.call('POST /settings/mail-texts/:template', { template, body: { version, value: given } }),
    view: mailTextQuery(template),
    refreshes: [mailTextsQuery.queryKey],
    done: settingStrings.saved,
    about: label,
  });
  const { values } = form;
  return (
    <Stack gap={20}>
      <Halves>
        <Card aria-labelledby={id}>
          <CardHeader id={id} title={label} />
          <CardBody>
            <StackForm of={form} gap={16}>
              <TextField {...form.field('subject')} label={strings.subject} maxLength={MAIL_SUBJECT_MAX} />
              <TextAreaField
                {...form.field('text')}
                label={strings.text}
                hint={isComposed ? strings.composedHint : strings.textHint}
                rows={10}
                maxLength={MAIL_TEXT_MAX}
              />
              <SaveRow isPending={form.isPending}>
                {isSame(values, portal) ? null : (
                  <Button variant="quiet" onPress={() => form.change(portal)}>
                    {strings.asPortal}
                  </Button>
                )}
              </SaveRow>
            </StackForm>
          </CardBody>
        </Card>
        <MailPreview
          view={view}
          given={isSame(values, saved) ? null : values}
          isSound={mailText.safeParse(values).success && Object.values(problemsOf(view, values)).every((one) => !one)}
        />
      </Halves>
      <Fields fields={fields.text} />
    </Stack>
  );
}

const columns = [
  { key: 'field', label: strings.field },
  { key: 'meaning', label: strings.meaning },
  { key: 'example', label: strings.example },
];

function Fields({ fields }: { fields: readonly MailTextField[] }) {
  return (
    <Card>
      <Table caption={strings.fields} columns={columns} dense>
        {fields.map(({ name, label, isRequired, example }) => (
          <Tr key={name}>
            <Th>{fieldMark(name)}</Th>
            <Td>{isRequired ? strings.isRequired(label) : label}</Td>
            <Td>{example}</Td>
          </Tr>
        ))}
      </Table>
    </Card>
  );
}
