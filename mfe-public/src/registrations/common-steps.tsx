import { owned } from './field-strings.ts';
import { stepTitles } from './strings.ts';
import type { Step } from './flow.ts';
import { PersonFields } from './person-fields.tsx';
import { whenRulesLoaded } from './lazy-rules.ts';
import { PERSON_FIELDS, type Problem } from './problems.ts';
import { BLANK_ACCESS, type KnownOrganisation, type PersonValues } from './values.ts';
import type { CuiOwner } from './use-cui-owner.ts';
import { storeValues } from './use-stored-form.ts';

export const personProblems = whenRulesLoaded<PersonValues>((rules, values) => rules.personProblems(values));

/** Step with the contact person; the same for institutions and companies. */
export function personStep<T extends PersonValues>(): Step<T> {
  return {
    title: stepTitles.person,
    names: PERSON_FIELDS,
    problems: personProblems,
    fields: ({ values, change, errorOf }) => (
      <PersonFields values={values} change={(patch) => change({ ...values, ...patch })} errorOf={errorOf} isContact />
    ),
  };
}

/** Returns a problem when another organisation has the tax code. */
export async function ownerProblems(known: CuiOwner): Promise<Problem[]> {
  const owner = await known.find();
  return owner ? [{ id: 'cui', message: owned.error(owner.name) }] : [];
}

/** Stores the organisation and the entered contact person for the form that requests access. */
export function askAccess(organisation: KnownOrganisation, person: PersonValues): void {
  const { contactName, position, email, phone } = person;
  const known = Object.entries({ contactName, position, email, phone }).filter(([, text]) => text !== '');
  storeValues('access', BLANK_ACCESS, { organisation, ...Object.fromEntries(known) });
}
