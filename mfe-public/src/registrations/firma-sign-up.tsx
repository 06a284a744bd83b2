import type { Offered } from '@psp/contracts/taxonomy-labels';
import { AttachmentField } from './attachment-field.tsx';
import { askAccess, ownerProblems, personProblems, personStep } from './common-steps.tsx';
import { describeFirma, describePerson, describeWork, withStep } from './describe.ts';
import { FirmaFields, WorkFields } from './firma-fields.tsx';
import type { Flow } from './flow.ts';
import { fields } from './field-strings.ts';
import { stepTitles } from './strings.ts';
import { whenRulesLoaded } from './lazy-rules.ts';
import { FIRMA_FIELDS } from './problems.ts';
import { useCuiOwner } from './use-cui-owner.ts';
import { useExpertise } from './use-expertise.ts';
import { type StoredForm, useStoredForm } from './use-stored-form.ts';
import { useUpload } from './use-upload.ts';
import { BLANK_FIRMA, fieldAt, type FirmaForm, firmaBody, personBody } from './values.ts';
import { Wizard } from './wizard.tsx';

const factsOf = (values: FirmaForm, labels: readonly Offered[]) => [
  ...withStep(1, describeFirma(values)),
  ...withStep(2, describeWork(values, labels)),
  { id: 'attachment', step: 2, term: fields.presentation, text: values.attachment?.name ?? '' },
  ...withStep(3, describePerson(values)),
];

const firmaProblems = whenRulesLoaded<FirmaForm>((rules, values) => rules.firmaProblems(values));
const workProblems = whenRulesLoaded<FirmaForm>((rules, values) => rules.workProblems(values));

const problems = (values: FirmaForm) => [...firmaProblems(values), ...workProblems(values), ...personProblems(values)];

function bodyOf(values: FirmaForm) {
  const { attachment } = values;
  const claim = attachment ? { id: attachment.id, claim: attachment.claim } : null;
  return { kind: 'firma', ...personBody(values), organisation: firmaBody(values), attachment: claim };
}

function useFirmaFlow(stored: StoredForm<FirmaForm>): Flow<FirmaForm> {
  const { values, change } = stored;
  const labels = useExpertise();
  const known = useCuiOwner(values.cui);
  const upload = useUpload('presentation', values.attachment, (attachment) => change({ attachment }));
  const onAskAccess: Flow<FirmaForm>['onAskAccess'] = (organisation) => askAccess(organisation, values);
  return {
    kind: 'firma',
    steps: [
      {
        title: stepTitles.company,
        names: FIRMA_FIELDS,
        problems: firmaProblems,
        fields: (props) => <FirmaFields {...props} known={known} onAskAccess={onAskAccess} />,
        verify: () => ownerProblems(known),
      },
      {
        title: stepTitles.expertise,
        names: ['expertise', 'withoutDomains', 'portfolio', 'attachment'],
        problems: workProblems,
        waiting: upload.blockReason ? [{ id: 'attachment', message: upload.blockReason }] : [],
        fields: (props) => (
          <>
            <WorkFields {...props} />
            <AttachmentField kind="presentation" upload={upload} error={props.errorOf('attachment')} />
          </>
        ),
      },
      personStep(),
    ],
    facts: (now) => factsOf(now, labels),
    personal: (now) => [now.contactName, now.email, now.name],
    body: bodyOf,
    fieldAt,
    dropFile: values.attachment ? () => change({ attachment: null }) : undefined,
    findOwner: known.find,
    onAskAccess,
  };
}

/** Sign-up form of a company. */
export function FirmaSignUp() {
  const stored = useStoredForm('firma', BLANK_FIRMA, problems);
  return <Wizard flow={useFirmaFlow(stored)} stored={stored} />;
}
