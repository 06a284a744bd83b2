import { CRITERIA, CRITERION_LABELS, DEFAULT_WEIGHTS, type Weights } from '@psp/contracts/scores';
import type { RequestContent } from '@psp/contracts/service-requests';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { NumberField } from '@psp/design-system/number-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { strings as scores } from '../offers/score-strings.ts';
import { editorStrings as strings } from './editor-strings.ts';
import { FieldGroup, ShortFields } from './field-group.tsx';

const { fields } = strings;

/** Weights of the criteria, and whether they are announced to firms. */
export function WeightsFields({ control }: { control: Control<RequestContent> }) {
  return (
    <FieldGroup title={scores.weights}>
      <Bound name="weights" control={control}>
        {({ id, error, value, onChange }) => (
          <AnnouncedWeights id={id} error={error} value={value ?? null} onChange={onChange} />
        )}
      </Bound>
    </FieldGroup>
  );
}

interface AnnouncedProps {
  id: string;
  error: string | undefined;
  value: Weights | null;
  onChange: (value: Weights | null) => void;
}

function AnnouncedWeights({ id, error, value, onChange }: AnnouncedProps) {
  const [last, setLast] = useState(value ?? DEFAULT_WEIGHTS);
  const take = (weights: Weights | null) => {
    if (weights) setLast(weights);
    onChange(weights);
  };
  return (
    <>
      <CheckboxField
        id={value ? `${id}-announced` : id}
        name="announced"
        label={fields.announced}
        hint={fields.announcedHint}
        value={value !== null}
        onChange={(isOn) => take(isOn ? last : null)}
      />
      {value ? (
        <ShortFields>
          {CRITERIA.map((criterion, at) => (
            <NumberField
              key={criterion}
              id={at === 0 ? id : `${id}-${criterion}`}
              name={criterion}
              label={CRITERION_LABELS[criterion]}
              suffix={scores.dialog.unit}
              hasDecimals={false}
              value={value[criterion]}
              error={at === 0 ? error : undefined}
              onChange={(percent) => take({ ...value, [criterion]: percent ?? Number.NaN })}
            />
          ))}
        </ShortFields>
      ) : null}
      {value ? (
        <p role="status">{scores.dialog.sum(CRITERIA.reduce((sum, criterion) => sum + (value[criterion] || 0), 0))}</p>
      ) : null}
    </>
  );
}
