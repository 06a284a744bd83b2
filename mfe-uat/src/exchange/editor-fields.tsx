import type { ExchangeEditing } from '@psp/contracts/exchange';
import {
  EXCHANGE_STAGE,
  EXCHANGE_STAGES,
  type MoneySource,
  MONEY_SOURCES,
  PICTURES_MAX,
} from '@psp/contracts/exchange-names';
import type { DescribedPictureView, PictureView } from '@psp/contracts/images';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { CheckboxField, RadioField } from '@psp/design-system/choice-fields';
import { DateField } from '@psp/design-system/date-field';
import { NumberField } from '@psp/design-system/number-field';
import { Columns, Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { PicturesField } from '@psp/features/pictures/ui/pictures-field';
import { keysOf } from '@psp/remote/lists/by-parts';
import { domainOptions, optionsOf } from '@psp/remote/options';
import { uploadFile } from '@psp/remote/upload';
import { useCallback, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { FieldGroup, ShortFields } from '../service-requests/field-group.tsx';
import { exchange } from './area.ts';
import type { ExchangeContent } from './content.ts';
import { editorStrings as strings } from './editor-strings.ts';
import { CostsField, LessonsField, StepsField } from './list-fields.tsx';

const { fields, groups } = strings;
const stageOptions = optionsOf(EXCHANGE_STAGE, EXCHANGE_STAGES);
const sourceOptions = optionsOf(MONEY_SOURCES);

interface ControlProps {
  control: Control<ExchangeContent>;
}

function SubjectFields({ control }: ControlProps) {
  const stage = useWatch({ control, name: 'stage' });
  return (
    <FieldGroup title={groups.what}>
      <Bound name="title" control={control}>
        {(field) => <TextField {...field} label={fields.title} hint={fields.titleHint} maxLength={200} />}
      </Bound>
      <Bound name="stage" control={control}>
        {({ onChange, ...field }) => (
          <RadioField
            {...field}
            label={fields.stage}
            options={stageOptions}
            onChange={(value) => onChange(EXCHANGE_STAGES.find((known) => known === value) ?? 'done')}
          />
        )}
      </Bound>
      {stage === 'wanted' ? (
        <Bound name="seeksPartners" control={control}>
          {(field) => <CheckboxField {...field} label={fields.seeksPartners} hint={fields.seeksPartnersHint} />}
        </Bound>
      ) : null}
      <Bound name="domain" control={control}>
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            label={fields.domain}
            placeholder={fields.choose}
            options={domainOptions}
            value={value ?? ''}
            onChange={(slug) => onChange(keysOf(DOMAINS).find((known) => known === slug) ?? null)}
          />
        )}
      </Bound>
      <Bound name="what" control={control}>
        {(field) => <TextAreaField {...field} label={fields.what} hint={fields.whatHint} rows={7} maxLength={10_000} />}
      </Bound>
      <Bound name="why" control={control}>
        {(field) => <TextAreaField {...field} label={fields.why} hint={fields.whyHint} rows={4} maxLength={10_000} />}
      </Bound>
    </FieldGroup>
  );
}

function WhenFields({ control }: ControlProps) {
  const stage = useWatch({ control, name: 'stage' });
  const isDone = stage === 'done';
  return (
    <FieldGroup title={groups.when}>
      <ShortFields>
        <Bound name="startedOn" control={control}>
          {({ value, onChange, ...field }) => (
            <DateField
              {...field}
              label={stage === 'wanted' ? fields.plannedStart : fields.startedOn}
              value={value ?? ''}
              onChange={(day) => onChange(day || null)}
              isOptional={stage === 'wanted'}
            />
          )}
        </Bound>
        <Bound name="endedOn" control={control}>
          {({ value, onChange, ...field }) => (
            <DateField
              {...field}
              label={isDone ? fields.endedOn : fields.plannedEnd}
              value={value ?? ''}
              onChange={(day) => onChange(day || null)}
              isOptional={!isDone}
            />
          )}
        </Bound>
      </ShortFields>
      {stage === 'ongoing' ? (
        <Bound name="progress" control={control}>
          {(field) => <NumberField {...field} label={fields.progress} suffix={fields.percent} isOptional />}
        </Bound>
      ) : null}
    </FieldGroup>
  );
}

function MoneyFields({ control }: ControlProps) {
  const [stage, costs] = useWatch({ control, name: ['stage', 'costs'] });
  const hasSum = costs.some(({ planned, paid }) => planned !== null || paid !== null);
  return (
    <FieldGroup title={groups.money}>
      <Bound name="sources" control={control}>
        {({ value, onChange, ...field }) => (
          <CheckboxGroupField
            {...field}
            label={fields.sources}
            options={sourceOptions}
            value={value}
            onChange={(chosen) => onChange(chosen as MoneySource[])}
            isOptional
          />
        )}
      </Bound>
      <Bound name="showsCosts" control={control}>
        {(field) => <CheckboxField {...field} label={fields.showsCosts} hint={fields.showsCostsHint} />}
      </Bound>
      <CostsField control={control} />
      {hasSum ? (
        <p>{fields.costIsSum}</p>
      ) : (
        <Bound name="cost" control={control}>
          {(field) => (
            <NumberField
              {...field}
              label={stage === 'wanted' ? fields.budget : fields.cost}
              hint={fields.costHint}
              suffix={fields.lei}
              hasDecimals
              isOptional
            />
          )}
        </Bound>
      )}
    </FieldGroup>
  );
}

interface FilesProps extends ControlProps {
  view: ExchangeEditing | null;
  /** Called with true while files or pictures are being uploaded or were refused. */
  onFiles: (isRunning: boolean) => void;
  onPictures: (isRunning: boolean) => void;
}

const sendPicture = (file: File, options: Parameters<typeof uploadFile>[3]) =>
  uploadFile(exchange.api, 'POST /exchange-pictures', file, options) as Promise<PictureView>;

/* The content has ids and descriptions; sizes of the pictures are known from the record and from uploads. */
function usePictures(view: ExchangeEditing | null) {
  const [sent, setSent] = useState<readonly PictureView[]>([]);
  const known: readonly PictureView[] = [...(view?.pictures ?? []), ...sent];
  const send: typeof sendPicture = useCallback(async (file, options) => {
    const picture = await sendPicture(file, options);
    setSent((earlier) => [...earlier, picture]);
    return picture;
  }, []);
  const shown = (content: ExchangeContent['pictures']): DescribedPictureView[] =>
    content.map(({ id, alt }) => ({
      ...(known.find((one) => one.id === id) ?? { width: 480, height: 320, widths: [480] }),
      id,
      alt,
    }));
  return { send, shown };
}

function FilesFields({ control, view, onFiles, onPictures }: FilesProps) {
  const { send, shown } = usePictures(view);
  return (
    <FieldGroup title={groups.files}>
      <Bound name="files" control={control}>
        {({ value, onChange, onBlur: _, ...field }) => (
          <AttachmentsField
            {...field}
            value={value.map(({ fileId }) => fileId)}
            onChange={(ids) =>
              onChange(ids.map((fileId) => value.find((one) => one.fileId === fileId) ?? { fileId, isCopied: false }))
            }
            known={view?.files ?? []}
            area="uat"
            onRunning={onFiles}
          />
        )}
      </Bound>
      <CopiedField control={control} view={view} />
      <Bound name="pictures" control={control}>
        {({ value, onChange, onBlur: _, ...field }) => (
          <PicturesField
            send={send}
            field={{
              ...field,
              isDisabled: false,
              value: shown(value),
              onChange: (pictures) => onChange(pictures.map(({ id, alt }) => ({ id, alt }))),
            }}
            label={fields.pictures}
            most={PICTURES_MAX}
            hold={onPictures}
          />
        )}
      </Bound>
    </FieldGroup>
  );
}

/* Which documents a draft takes over. A file is named once it is saved with the project. */
function CopiedField({ control, view }: ControlProps & { view: ExchangeEditing | null }) {
  return (
    <Bound name="files" control={control}>
      {({ value, onChange }) => {
        const named = value.flatMap(({ fileId }) => view?.files.find(({ id }) => id === fileId) ?? []);
        if (named.length === 0) return null;
        return (
          <CheckboxGroupField
            id="copied"
            label={fields.copied}
            hint={fields.copiedHint}
            options={named.map(({ id, name }) => ({ value: id, label: name }))}
            value={value.filter(({ isCopied }) => isCopied).map(({ fileId }) => fileId)}
            onChange={(ids) => onChange(value.map((file) => ({ ...file, isCopied: ids.includes(file.fileId) })))}
            isOptional
          />
        );
      }}
    </Bound>
  );
}

function WhoFields({ control, view }: ControlProps & { view: ExchangeEditing | null }) {
  const members = view?.members ?? [];
  return (
    <FieldGroup title={groups.who}>
      {members.length > 0 ? (
        <Bound name="contactId" control={control}>
          {({ value, onChange, ...field }) => (
            <SelectField
              {...field}
              label={fields.contact}
              placeholder={fields.nobody}
              options={members.map(({ id, name }) => ({ value: id, label: name }))}
              value={value ?? ''}
              onChange={(id) => onChange(id || null)}
              isOptional
            />
          )}
        </Bound>
      ) : null}
      <Bound name="contactRole" control={control}>
        {(field) => (
          <TextField {...field} label={fields.contactRole} hint={fields.contactRoleHint} maxLength={120} isOptional />
        )}
      </Bound>
      <Bound name="population" control={control}>
        {(field) => <NumberField {...field} label={fields.population} hint={fields.populationHint} isOptional />}
      </Bound>
    </FieldGroup>
  );
}

/** All fields of a project. Each subscribes to its own value only. */
export function ExchangeFields({ control, view, onFiles, onPictures }: FilesProps) {
  return (
    <Columns>
      <Stack gap={20}>
        <SubjectFields control={control} />
        <FieldGroup title={groups.steps}>
          <StepsField control={control} />
        </FieldGroup>
        <FieldGroup title={groups.lessons}>
          <LessonsField control={control} />
        </FieldGroup>
      </Stack>
      <Stack gap={20}>
        <WhenFields control={control} />
        <MoneyFields control={control} />
        <FilesFields control={control} view={view} onFiles={onFiles} onPictures={onPictures} />
        <WhoFields control={control} view={view} />
      </Stack>
    </Columns>
  );
}
