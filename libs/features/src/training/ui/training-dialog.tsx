import {
  TRAINING_CATEGORIES,
  TRAINING_FORMATS,
  TRAINING_LEVELS,
  TRAINING_SITTINGS_MAX,
  type TrainingContent,
} from '@psp/contracts/training';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { DateField } from '@psp/design-system/date-field';
import { NumberField } from '@psp/design-system/number-field';
import { Row } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { TextListField } from '@psp/design-system/text-list-field';
import { countyOptions, optionsOf } from '@psp/remote/options';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { SittingsField } from '../../sittings/ui/sittings-field.tsx';
import { checkTraining, TRAINING_SCHEMA, type TrainingFields, trainingFields } from './form-values.ts';
import { editing, strings } from './strings.ts';

const IDS = {
  ...{ title: 'titlu', category: 'categorie', description: 'despre', provider: 'furnizor', format: 'format' },
  ...{ level: 'nivel', hours: 'ore', price: 'pret', discount: 'reducere', sittings: 'sesiuni', closesAt: 'inscrieri' },
  ...{ place: 'loc', countyCode: 'judet', onlineUrl: 'legatura', seats: 'locuri', curriculum: 'teme' },
  ...{ instructorName: 'lector', instructorAbout: 'despre-lector', hasCertificate: 'certificat' },
  ...{ completionShare: 'prezenta' },
};

interface TrainingDialogProps {
  act: Parameters<typeof useFormOf<TrainingFields, TrainingContent>>[0];
  title: string;
  confirmLabel: string;
  /** Null for a new course. */
  content: TrainingContent | null;
  /** Provider of a new course. */
  provider: string;
  /** True where the content is that of an earlier run, whose days are chosen anew. */
  isNewRun?: boolean;
  onClose: () => void;
}

/** Dialog with what a course says. */
export function TrainingDialog({
  act,
  title,
  confirmLabel,
  content,
  provider,
  isNewRun,
  onClose,
}: TrainingDialogProps) {
  const { field, ...form } = useFormOf<TrainingFields, TrainingContent>(act, {
    blank: trainingFields(content, provider, isNewRun),
    follows: true,
    ids: IDS,
    schema: TRAINING_SCHEMA,
    missing: editing.missing,
    check: checkTraining,
    codes: { 'seats.below_taken': 'seats', 'seats.sitting_begun': 'sittings' },
  });
  const { fields } = editing;
  return (
    <ActDialog act={form} title={title} confirmLabel={confirmLabel} isOpen isWide onClose={onClose}>
      <TextField {...field('title')} label={fields.title} maxLength={160} />
      <Row gap={16} align="start">
        <SelectField
          {...field('category')}
          label={strings.category}
          placeholder={editing.none}
          options={optionsOf(TRAINING_CATEGORIES)}
        />
        <SelectField
          {...field('level')}
          label={strings.level}
          placeholder={editing.none}
          options={optionsOf(TRAINING_LEVELS)}
        />
      </Row>
      <TextAreaField {...field('description')} label={fields.description} rows={4} maxLength={5000} />
      <TextField {...field('provider')} label={fields.provider} maxLength={160} />
      <SittingsField {...field('sittings')} label={fields.sittings} most={TRAINING_SITTINGS_MAX} />
      <Row gap={16} align="start">
        <DateField {...field('closesAt')} label={fields.closesAt} />
        <NumberField {...field('hours')} label={fields.hours} />
        <NumberField {...field('seats')} label={fields.seats} hasDecimals={false} />
      </Row>
      <Row gap={16} align="start">
        <NumberField {...field('price')} label={fields.price} hint={fields.priceHint} suffix={editing.lei} />
        <NumberField
          {...field('discount')}
          label={fields.discount}
          hint={fields.discountHint}
          suffix={editing.percent}
          hasDecimals={false}
        />
      </Row>
      <Row gap={16} align="start">
        <SelectField
          {...field('format')}
          label={strings.format}
          placeholder={editing.none}
          options={optionsOf(TRAINING_FORMATS)}
        />
        <SelectField
          {...field('countyCode')}
          label={strings.county}
          placeholder={editing.none}
          options={countyOptions}
          isOptional
        />
      </Row>
      <TextField {...field('place')} label={fields.place} hint={fields.placeHint} maxLength={300} />
      <TextField {...field('onlineUrl')} label={fields.onlineUrl} hint={fields.onlineUrlHint} isOptional />
      <TextListField
        {...field('curriculum')}
        label={fields.curriculum}
        add={fields.addPoint}
        itemLabel={fields.point}
        most={40}
        maxLength={200}
      />
      <TextField {...field('instructorName')} label={fields.instructorName} maxLength={120} />
      <TextAreaField {...field('instructorAbout')} label={fields.instructorAbout} rows={2} maxLength={600} isOptional />
      <CheckboxField {...field('hasCertificate')} label={fields.hasCertificate} />
      <NumberField
        {...field('completionShare')}
        label={fields.completionShare}
        suffix={editing.percent}
        hasDecimals={false}
      />
    </ActDialog>
  );
}
