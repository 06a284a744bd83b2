import type { CpvView } from '@psp/contracts/cpv';
import { saidKind } from '@psp/contracts/purchase-kinds';
import type { RequestContent } from '@psp/contracts/service-requests';
import { PURCHASE_KIND_LABELS, PURCHASE_KINDS } from '@psp/contracts/thresholds';
import { SelectField } from '@psp/design-system/fields';
import { CpvField } from '@psp/features/cpv/ui/cpv-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { editorStrings } from './editor-strings.ts';
import { suggestedCpvQuery } from './queries.ts';
import { usePurchaseLimit } from './use-purchase-limit.ts';

const { fields: strings } = editorStrings;
const kinds = PURCHASE_KINDS.map((value) => ({ value, label: PURCHASE_KIND_LABELS[value] }));

interface PurchaseFieldsProps {
  control: Control<RequestContent>;
  /** Of the request, once it is saved. */
  id: string | undefined;
  /** The saved code with its name. */
  cpv: CpvView | null;
}

/** What is bought and its CPV code. Until a kind is chosen, the one that the title, the code or the domain tells is shown. */
export function PurchaseFields({ control, id, cpv }: PurchaseFieldsProps) {
  const [title, category, purchaseKind, code] = useWatch({
    control,
    name: ['title', 'category', 'purchaseKind', 'cpv'],
  });
  const content = { title, category, purchaseKind, cpv: code };
  const limit = usePurchaseLimit(content, id);
  const kind = saidKind(content) ?? limit?.kind ?? null;
  const suggested = useQuery({ ...suggestedCpvQuery(id ?? ''), enabled: id !== undefined && title !== '' });
  return (
    <>
      <Bound name="purchaseKind" control={control}>
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            label={strings.kind}
            hint={limit ? strings.kindHint(limit.kind, limit.amount) : strings.kindHintFirst}
            placeholder={strings.choose}
            options={kinds}
            value={kind ?? ''}
            onChange={(value) => onChange(PURCHASE_KINDS.find((known) => known === value) ?? null)}
          />
        )}
      </Bound>
      <Bound name="cpv" control={control}>
        {({ value, onChange, ...field }) => (
          <CpvField
            field={{ ...field, value: value ?? '', onChange: (chosen) => onChange(chosen || null) }}
            area="uat"
            stored={cpv}
            suggested={suggested.data?.items}
          />
        )}
      </Bound>
    </>
  );
}
