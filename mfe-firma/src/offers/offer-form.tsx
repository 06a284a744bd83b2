import type { FileView } from '@psp/contracts/files';
import type { OfferLine } from '@psp/contracts/offer-lines';
import type { OfferContent } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { romanianDay } from '@psp/contracts/romania';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { DateField } from '@psp/design-system/date-field';
import { Dialog } from '@psp/design-system/dialog';
import { NumberField, TextAreaField } from '@psp/design-system/fields';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row, Stack } from '@psp/design-system/page';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { Bound } from '@psp/features/forms/ui/bound';
import { StackForm } from '@psp/features/forms/ui/form';
import { useAttempts } from '@psp/features/forms/ui/use-attempts';
import { problemsIn, underSentence } from '@psp/features/forms/ui/use-fields';
import { stepByKey } from '@psp/features/places/ui/go-to-place';
import { PlacesLine } from '@psp/features/places/ui/places-line';
import { useFieldOfAddress } from '@psp/features/places/ui/use-field-of-address';
import type { Problem } from '@psp/remote/act/problems';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { memo, useMemo, useState } from 'react';
import type { Control, FieldErrors } from 'react-hook-form';
import { strings as common } from '../common/strings.ts';
import { profileQuery } from '../profile/queries.ts';
import { FIELDS, fieldId } from './content.ts';
import { CopyOffer } from './copy-offer.tsx';
import { team as words } from './field-strings.ts';
import { lineProblems, lineSummary } from './lines.ts';
import { PriceFields } from './price-fields.tsx';
import { editor, MISSING } from './strings.ts';
import type { OfferEdit } from './use-offer-editor.ts';

/** The errors of the form in the order of its fields, under the sentence for missing ones. */
export function summaryOf(errors: FieldErrors<OfferContent>, lines: readonly OfferLine[]): Problem[] {
  const ofLines = lineSummary(lineProblems(errors, lines));
  const problems = problemsIn(errors, FIELDS).flatMap(({ id, message }) =>
    id === 'lines' && ofLines.length > 0 ? ofLines : [{ id: fieldId(id), message }],
  );
  return underSentence(editor.required, Object.values(MISSING), problems);
}

const NOTHING: FileView[] = [];

interface FormProps {
  view: OpportunityView;
  edit: OfferEdit;
  isOpen: boolean;
}

interface FieldsProps {
  control: Control<OfferContent>;
  /** "20 noiembrie 2026, 12:00", and its ISO day: the offer must be valid until then. */
  deadline: string;
  deadlineDay: string;
  /** What is already attached. */
  files: readonly FileView[];
  onUploading: (isUploading: boolean) => void;
}

interface Member {
  id: string;
  name: string;
  position: string;
  experience: string;
}

/** "Ana Pop, coordonator: 12 ani în digitalizare". */
export const memberInWords = ({ name, position, experience }: Omit<Member, 'id'>): string =>
  [[name, position].filter(Boolean).join(', '), experience].filter(Boolean).join(': ');

/** Adds members of the firm's profile to a text, one on a line each. */
function TeamMembers({ value, onChange }: { value: string; onChange: (team: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="small" icon={<Users aria-hidden />} onPress={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? <Choice value={value} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

interface ChoiceProps {
  value: string;
  onChange: (team: string) => void;
  onClose: () => void;
}

function Choice({ value, onChange, onClose }: ChoiceProps) {
  const query = useQuery(profileQuery);
  const [chosen, setChosen] = useState<string[]>([]);
  const isNamed = (member: Member) => value.split('\n').includes(memberInWords(member));
  const members = (query.data?.team ?? []).filter((member) => !isNamed(member));
  const add = () => {
    const lines = members.filter(({ id }) => chosen.includes(id)).map(memberInWords);
    onChange([value.trimEnd(), ...lines].filter(Boolean).join('\n'));
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      footer={
        <Button isDisabled={chosen.length === 0} onPress={add}>
          {words.add}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ team }) =>
          members.length === 0 ? (
            <p>
              {team.length === 0 ? words.none : words.allNamed} <Link href="/firma/profile">{words.profile}</Link>
            </p>
          ) : (
            <CheckboxGroupField
              label={words.members}
              options={members.map((member) => ({ value: member.id, label: memberInWords(member) }))}
              value={chosen}
              onChange={setChosen}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** The fields of an offer, in the order in which they are compared. Each follows its own value only. */
const OfferFields = memo(function OfferFields(props: FieldsProps) {
  const { control, deadline, deadlineDay, files, onUploading } = props;
  return (
    <Stack gap={24}>
      <PriceFields control={control} />
      <Bound form="offer" control={control} name="deliveryDays">
        {(field) => (
          <NumberField
            {...field}
            label={editor.delivery}
            hint={editor.deliveryHint}
            suffix={editor.daysSuffix}
            hasDecimals={false}
          />
        )}
      </Bound>
      <Bound form="offer" control={control} name="validUntil">
        {({ value, onChange, ...field }) => (
          <DateField
            {...field}
            value={value ?? ''}
            onChange={(day) => onChange(day || null)}
            label={editor.valid}
            hint={editor.validHint(deadline)}
            min={deadlineDay}
          />
        )}
      </Bound>
      <Bound form="offer" control={control} name="method">
        {(field) => (
          <Stack gap={8}>
            <TextAreaField {...field} label={editor.method} hint={editor.methodHint} rows={9} onKeyDown={stepByKey} />
            <PlacesLine id={field.id} text={field.value} />
          </Stack>
        )}
      </Bound>
      <Bound form="offer" control={control} name="team">
        {(field) => (
          <Stack gap={8}>
            <TextAreaField
              {...field}
              label={editor.team}
              hint={editor.teamHint}
              rows={4}
              isOptional
              onKeyDown={stepByKey}
            />
            <PlacesLine id={field.id} text={field.value} />
            <TeamMembers value={field.value} onChange={field.onChange} />
          </Stack>
        )}
      </Bound>
      <Bound form="offer" control={control} name="attachments">
        {({ onBlur: _, ...field }) => (
          <AttachmentsField {...field} known={files} area="firma" onRunning={onUploading} />
        )}
      </Bound>
    </Stack>
  );
});

/** First step: the fields, saved while they are written. */
export function OfferForm({ view, edit, isOpen }: FormProps) {
  const { form, text } = edit;
  useFieldOfAddress();
  const [isUploading, setUploading] = useState(false);
  const [copied, setCopied] = useState(NOTHING);
  const attached = view.offer?.attachments ?? NOTHING;
  const files = useMemo(() => [...attached, ...copied], [attached, copied]);
  const waits = isUploading ? [{ id: fieldId('attachments'), message: uploads.running }] : [];
  const summary = [...summaryOf(form.formState.errors, form.getValues('lines') ?? []), ...waits];
  const attempts = useAttempts(summary, isUploading ? () => form.trigger() : edit.goToCheck);
  return (
    <StackForm of={attempts} gap={16}>
      <CopyOffer
        form={form}
        ownId={view.offer?.id}
        onFiles={(files) => setCopied((earlier) => [...earlier, ...files])}
      />
      <Card>
        <CardBody>
          <OfferFields
            control={form.control}
            deadline={formatDateTime(view.deadline)}
            deadlineDay={romanianDay(new Date(view.deadline))}
            files={files}
            onUploading={setUploading}
          />
        </CardBody>
      </Card>
      {isOpen && text.state.kind !== 'stale' ? <Buttons view={view} edit={edit} onSaved={attempts.tried} /> : null}
    </StackForm>
  );
}

function Buttons({ view, edit, onSaved }: Pick<FormProps, 'view' | 'edit'> & { onSaved: () => void }) {
  const { form, text, saveDraft } = edit;
  return (
    <Row>
      <Button type="submit" isPending={form.formState.isSubmitting} pendingLabel={common.saving}>
        {editor.check}
      </Button>
      {edit.revises ? null : (
        <Button
          variant="secondary"
          isPending={text.state.kind === 'saving'}
          pendingLabel={common.saving}
          onPress={() => void saveDraft().then(onSaved)}
        >
          {!view.offer || view.offer.status === 'draft' ? editor.save : editor.saveChanges}
        </Button>
      )}
    </Row>
  );
}
