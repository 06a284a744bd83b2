import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/text-fields';
import { Notice } from '@psp/design-system/notice';
import { PageHeader } from '@psp/design-system/page';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { Problems } from '@psp/remote/act/problems';
import { usePageTitle } from '@psp/remote/screen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { describeAccess, describePerson, withStep } from './describe.ts';
import { fields, missing } from './field-strings.ts';
import type { Flow } from './flow.ts';
import { Fields, Sheet } from './form-layout.tsx';
import { type FieldsProps, FormTextArea } from './form-text.tsx';
import { whenRulesLoaded, loadRules } from './lazy-rules.ts';
import { PersonFields } from './person-fields.tsx';
import { PERSON_FIELDS } from './problems.ts';
import { cuiOwnerQuery } from './queries.ts';
import { access, stepTitles } from './strings.ts';
import { type StoredForm, useStoredForm } from './use-stored-form.ts';
import { type AccessForm, BLANK_ACCESS, fieldAt, type KnownOrganisation, personBody } from './values.ts';
import { Wizard } from './wizard.tsx';

function bodyOf(values: AccessForm) {
  const { organisation, message } = values;
  return { kind: 'access', ...personBody(values), organisationId: organisation?.id, message };
}

const problems = whenRulesLoaded<AccessForm>((rules, values) => [
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
  facts: (values) => withStep(1, [...describePerson(values, fields.ownContactName), ...describeAccess(values)]),
  personal: (values) => [values.contactName, values.email, organisation.name],
  body: bodyOf,
  fieldAt,
});

function AccessWizard({ organisation, stored }: { organisation: KnownOrganisation; stored: StoredForm<AccessForm> }) {
  return <Wizard flow={accessFlow(organisation)} stored={stored} />;
}

/* The two screens share an address, so the shell does not move focus between them. */
function useTitleFocus(shown: string | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) document.querySelector<HTMLElement>('main h1')?.focus();
    before.current = shown;
  }, [shown]);
}

const schema = () => loadRules().then(({ cuiAlone }) => cuiAlone);

/** Form that finds the organisation by its tax code. */
function FindOrganisation({ onFound }: { onFound: (organisation: KnownOrganisation) => void }) {
  const client = useQueryClient();
  const [unknown, setUnknown] = useState<string>();
  const form = useActForm({
    blank: { cui: '' },
    schema,
    missing: { cui: missing.cui },
    send: async () => {
      const { cui } = form.values;
      const { organisation } = await client.fetchQuery({ ...cuiOwnerQuery(cui), staleTime: 0 });
      if (organisation) onFound(organisation);
      else setUnknown(cui);
    },
  });
  const field = form.field('cui');
  usePageTitle(access.findTitle, { hasErrors: form.problems.length > 0 });
  return (
    <Sheet>
      <PageHeader title={access.findTitle} lead={access.findLead} />
      <form noValidate onSubmit={form.submit}>
        <Fields>
          <Problems key={form.tries} errors={form.problems} />
          <TextField {...field} label={fields.cui} hint={fields.cuiHint} maxLength={20} autoComplete="off" />
          {unknown === field.value ? (
            <Notice tone="info" role="status">
              <p>
                {access.notFound} <Link to="/register">{access.notFoundLink}</Link>.
              </p>
            </Notice>
          ) : null}
          <div>
            <Button type="submit" isPending={form.isPending} pendingLabel={access.finding}>
              {access.find}
            </Button>
          </div>
        </Fields>
      </form>
    </Sheet>
  );
}

/** Requests access to an organisation that is already registered. */
export function AccessSignUp() {
  const stored = useStoredForm('access', BLANK_ACCESS, problems);
  const { organisation } = stored.values;
  useTitleFocus(organisation?.id);
  if (!organisation) return <FindOrganisation onFound={(found) => stored.change({ organisation: found })} />;
  return <AccessWizard organisation={organisation} stored={stored} />;
}
