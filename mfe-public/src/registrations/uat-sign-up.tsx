import { AttachmentField } from './attachment-field.tsx';
import { askAccess, ownerProblems, personProblems, personStep } from './common-steps.tsx';
import { DescriptionField } from './description-field.tsx';
import { describeDescription, describePerson, describeUat, onStep } from './describe.ts';
import type { Flow } from './flow.ts';
import { fields } from './field-strings.ts';
import { stepTitles } from './strings.ts';
import { judging } from './judge.ts';
import { UAT_FIELDS } from './problems.ts';
import { UatFields } from './uat-fields.tsx';
import { useCuiOwner } from './use-cui-owner.ts';
import { type Kept, useKept } from './use-kept.ts';
import { useUpload } from './use-upload.ts';
import { BLANK_UAT, personBody, type UatForm, uatBody, uatFieldAt, uatName } from './values.ts';
import { Wizard } from './wizard.tsx';

const facts = (values: UatForm) => [
  ...onStep(1, describeUat(values)),
  ...onStep(2, describePerson(values)),
  ...onStep(3, describeDescription(values)),
  { id: 'attachment', step: 3, term: fields.attachment, text: values.attachment?.name ?? '' },
];

const uatProblems = judging<UatForm>((rules, values) => rules.uatProblems(values));
const descriptionProblems = judging<UatForm>((rules, values) => rules.descriptionProblems(values));

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

function useUatFlow(kept: Kept<UatForm>): Flow<UatForm> {
  const { values, change } = kept;
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
        ask: () => ownerProblems(known),
      },
      personStep(),
      {
        title: stepTitles.description,
        names: ['description', 'attachment'],
        problems: descriptionProblems,
        waiting: upload.waits ? [{ id: 'attachment', message: upload.waits }] : [],
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
  const kept = useKept('uat', BLANK_UAT, problems);
  return <Wizard flow={useUatFlow(kept)} kept={kept} />;
}
