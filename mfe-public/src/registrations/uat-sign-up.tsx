import { AttachmentField } from './attachment-field.tsx';
import { askAccess, ownerProblems, personProblems, personStep } from './common-steps.tsx';
import { describeDescription, describePerson, describeUat, withStep } from './describe.ts';
import type { Flow } from './flow.ts';
import { fields } from './field-strings.ts';
import { stepTitles } from './strings.ts';
import { whenRulesLoaded } from './lazy-rules.ts';
import { UAT_FIELDS } from './problems.ts';
import { DescriptionField, UatFields } from './uat-fields.tsx';
import { useCuiOwner } from './use-cui-owner.ts';
import { type StoredForm, useStoredForm } from './use-stored-form.ts';
import { useUpload } from './use-upload.ts';
import { BLANK_UAT, personBody, type UatForm, uatBody, uatFieldAt, uatName } from './values.ts';
import { Wizard } from './wizard.tsx';

const facts = (values: UatForm) => [
  ...withStep(1, describeUat(values)),
  ...withStep(2, describePerson(values)),
  ...withStep(3, describeDescription(values)),
  { id: 'attachment', step: 3, term: fields.attachment, text: values.attachment?.name ?? '' },
];

const uatProblems = whenRulesLoaded<UatForm>((rules, values) => rules.uatProblems(values));
const descriptionProblems = whenRulesLoaded<UatForm>((rules, values) => rules.descriptionProblems(values));

const problems = (values: UatForm) => [
  ...uatProblems(values),
  ...personProblems(values),
  ...descriptionProblems(values),
];

function bodyOf(values: UatForm) {
  const { attachment } = values;
  const claim = attachment ? { id: attachment.id, claim: attachment.claim } : null;
  return { kind: 'uat', ...personBody(values), organisation: uatBody(values), attachment: claim };
}

function useUatFlow(stored: StoredForm<UatForm>): Flow<UatForm> {
  const { values, change } = stored;
  const known = useCuiOwner(values.cui);
  const upload = useUpload('document', values.attachment, (attachment) => change({ attachment }));
  const onAskAccess: Flow<UatForm>['onAskAccess'] = (organisation) => askAccess(organisation, values);
  return {
    kind: 'uat',
    steps: [
      {
        title: stepTitles.institution,
        names: UAT_FIELDS,
        problems: uatProblems,
        fields: (props) => <UatFields {...props} known={known} onAskAccess={onAskAccess} />,
        verify: () => ownerProblems(known),
      },
      personStep(),
      {
        title: stepTitles.description,
        names: ['description', 'attachment'],
        problems: descriptionProblems,
        waiting: upload.blockReason ? [{ id: 'attachment', message: upload.blockReason }] : [],
        fields: (props) => (
          <>
            <DescriptionField {...props} />
            <AttachmentField kind="document" upload={upload} error={props.errorOf('attachment')} />
          </>
        ),
      },
    ],
    facts,
    personal: (now) => [now.contactName, now.email, uatName(now)],
    body: bodyOf,
    fieldAt: uatFieldAt,
    dropFile: values.attachment ? () => change({ attachment: null }) : undefined,
    findOwner: known.find,
    onAskAccess,
  };
}

/** Sign-up form of an institution. */
export function UatSignUp() {
  const stored = useStoredForm('uat', BLANK_UAT, problems);
  return <Wizard flow={useUatFlow(stored)} stored={stored} />;
}
