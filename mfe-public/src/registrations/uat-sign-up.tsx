import { signUp } from '@psp/contracts/registrations';
import { AttachmentField } from './attachment-field.tsx';
import { askAccess, ownerProblems, personStep } from './common-steps.tsx';
import { DescriptionField } from './description-field.tsx';
import { describeDescription, describePerson, describeUat, onStep } from './describe.ts';
import { CONSENT_KEYS, type Flow } from './flow.ts';
import { fields, files } from './field-strings.ts';
import { stepTitles } from './strings.ts';
import { descriptionProblems, uatProblems } from './problems.ts';
import { UatFields } from './uat-fields.tsx';
import { useCuiOwner } from './use-cui-owner.ts';
import { useKept } from './use-kept.ts';
import { useUpload } from './use-upload.ts';
import { BLANK_UAT, personBody, type UatForm, uatBody, uatName } from './values.ts';
import { Wizard } from './wizard.tsx';

const content = signUp.options[0].omit(CONSENT_KEYS);

const facts = (values: UatForm) => [
  ...onStep(1, describeUat(values)),
  ...onStep(2, describePerson(values)),
  ...onStep(3, describeDescription(values)),
  { id: 'attachment', step: 3, term: fields.attachment, text: values.attachment?.name ?? '' },
];

/* Paths of the body, as the fields that hold them. */
function fieldAt(path: string, { isListed }: UatForm): string {
  const name = path.replace(/^organisation\./, '').split('.')[0] ?? '';
  if (name === 'siruta') return 'authority';
  if (name === 'name') return isListed ? 'authority' : 'ownName';
  return name === 'uatType' ? 'ownType' : name;
}

function bodyOf(values: UatForm) {
  const { attachment } = values;
  const claim = attachment ? { id: attachment.id, claim: attachment.claim } : null;
  const body = { kind: 'uat', ...personBody(values), organisation: uatBody(values), attachment: claim };
  return content.safeParse(body).data ?? null;
}

function useUatFlow(kept: ReturnType<typeof useKept<UatForm>>): Flow<UatForm> {
  const { values, change } = kept;
  const known = useCuiOwner(values.cui);
  const upload = useUpload('document', values.attachment, (attachment) => change({ attachment }));
  const onAskAccess: Flow<UatForm>['onAskAccess'] = (organisation) => askAccess(organisation, values);
  const running = upload.isRunning ? [{ id: 'attachment', message: files.running }] : [];
  return {
    kind: 'uat',
    steps: [
      {
        title: stepTitles.institution,
        problems: uatProblems,
        fields: (props) => <UatFields {...props} known={known} onAskAccess={onAskAccess} />,
        ask: () => ownerProblems(known),
      },
      personStep(),
      {
        title: stepTitles.description,
        problems: (now) => [...descriptionProblems(now), ...running],
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
    fieldAt,
    dropFile: values.attachment ? () => change({ attachment: null }) : undefined,
    findOwner: known.find,
    onAskAccess,
  };
}

/** The sign-up of an institution. */
export function UatSignUp() {
  const kept = useKept('uat', BLANK_UAT);
  return <Wizard flow={useUatFlow(kept)} kept={kept} />;
}
