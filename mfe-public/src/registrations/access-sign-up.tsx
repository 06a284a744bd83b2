import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { useEffect, useRef } from 'react';
import { FindOrganisation } from './find-organisation.tsx';
import { describeAccess, describePerson, onStep } from './describe.ts';
import type { Flow } from './flow.ts';
import { fields } from './field-strings.ts';
import { access, stepTitles } from './strings.ts';
import type { FieldsProps } from './fields-props.ts';
import { FormTextArea } from './form-text.tsx';
import { PersonFields } from './person-fields.tsx';
import { judging } from './judge.ts';
import { PERSON_FIELDS } from './problems.ts';
import { type Kept, useKept } from './use-kept.ts';
import { type AccessForm, BLANK_ACCESS, fieldAt, type KnownOrganisation, personBody } from './values.ts';
import { Wizard } from './wizard.tsx';

function bodyOf(values: AccessForm) {
  const { organisation, message } = values;
  return { kind: 'access', ...personBody(values), organisationId: organisation?.id, message };
}

const problems = judging<AccessForm>((rules, values) => [
  ...rules.ownProblems(values),
  ...rules.messageProblems(values),
]);

function AccessFields({ name, ...form }: FieldsProps<AccessForm> & { name: string }) {
  return (
    <>
      <Notice tone="info" title={name}>
        <div>
          <Button variant="secondary" size="small" onPress={() => form.change({ organisation: null })}>
            {access.other}
          </Button>
        </div>
      </Notice>
      <PersonFields {...form} nameLabel={fields.ownContactName} />
      <FormTextArea
        form={form}
        name="message"
        label={fields.message}
        hint={fields.messageHint}
        rows={4}
        maxLength={1000}
        isOptional
      />
    </>
  );
}

const accessFlow = (organisation: KnownOrganisation): Flow<AccessForm> => ({
  kind: 'access',
  steps: [
    {
      title: stepTitles.access,
      lead: access.lead(organisation.name),
      names: [...PERSON_FIELDS, 'message'],
      problems,
      fields: (form) => <AccessFields {...form} name={organisation.name} />,
    },
  ],
  facts: (values) => onStep(1, [...describePerson(values, fields.ownContactName), ...describeAccess(values)]),
  personal: (values) => [values.contactName, values.email, organisation.name],
  body: bodyOf,
  fieldAt,
});

function AskAccess({ organisation, kept }: { organisation: KnownOrganisation; kept: Kept<AccessForm> }) {
  return <Wizard flow={accessFlow(organisation)} kept={kept} />;
}

/* The two screens share an address, so the change between them moves focus here. */
function useTitleFocus(shown: string | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) document.querySelector<HTMLElement>('main h1')?.focus();
    before.current = shown;
  }, [shown]);
}

/** Asks for a place in an organisation that is in the portal already. */
export function AccessSignUp() {
  const kept = useKept('access', BLANK_ACCESS, problems);
  const { organisation } = kept.values;
  useTitleFocus(organisation?.id);
  if (!organisation) return <FindOrganisation onFound={(found) => kept.change({ organisation: found })} />;
  return <AskAccess organisation={organisation} kept={kept} />;
}
