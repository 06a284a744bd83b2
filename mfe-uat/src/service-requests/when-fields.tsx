import { URGENCIES, URGENCY_DEGREES } from '@psp/contracts/service-requests';
import type { RequestContent } from '@psp/contracts/service-requests';
import { NumberField, SelectField } from '@psp/design-system/fields';
import { Bound } from '@psp/features/forms/ui/bound';
import { type Control, useWatch } from 'react-hook-form';
import { DeadlineField } from './deadline-field.tsx';
import { editorStrings as strings } from './editor-strings.ts';
import { FieldGroup, ShortFields } from './field-group.tsx';
import { LimitNotice } from './limit-notice.tsx';

const { fields } = strings;
const urgencies = URGENCIES.map((value) => ({ value, label: URGENCY_DEGREES[value] }));

interface WhenFieldsProps {
  control: Control<RequestContent>;
  /** Of the request, once it is saved. */
  id: string | undefined;
  isDraft: boolean;
}

/** Until when offers are received, what may be spent, and how urgent it is. */
export function WhenFields({ control, isDraft, id }: WhenFieldsProps) {
  return (
    <FieldGroup title={strings.groups.when}>
      <Bound name="deadline" control={control}>
        {(field) => <DeadlineField {...field} isOptional={isDraft} />}
      </Bound>
      <ShortFields>
        <Bound name="budgetMin" control={control}>
          {(field) => (
            <NumberField {...field} label={fields.budgetMin} hint={fields.budgetHint} suffix={fields.lei} isOptional />
          )}
        </Bound>
        <Bound name="budgetMax" control={control}>
          {(field) => (
            <NumberField {...field} label={fields.budgetMax} hint={fields.budgetHint} suffix={fields.lei} isOptional />
          )}
        </Bound>
      </ShortFields>
      <BudgetLimit control={control} id={id} />
      <Bound name="urgency" control={control}>
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            label={fields.urgency}
            options={urgencies}
            onChange={(value) => onChange(URGENCIES.find((known) => known === value) ?? 'medium')}
          />
        )}
      </Bound>
    </FieldGroup>
  );
}

/* Not the description, at each of whose keys the notice would be drawn anew. */
const COMPARED = ['title', 'category', 'purchaseKind', 'cpv', 'budgetMin', 'budgetMax'] as const;

function BudgetLimit({ control, id }: Pick<WhenFieldsProps, 'control' | 'id'>) {
  const [title, category, purchaseKind, cpv, budgetMin, budgetMax] = useWatch({ control, name: COMPARED });
  return <LimitNotice content={{ title, category, purchaseKind, cpv, budgetMin, budgetMax }} id={id} />;
}
