import { createSavedFilter, FILTER_NAME_MAX } from '@psp/contracts/saved-filters';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { useId } from 'react';
import { z } from 'zod';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import { alertOptions, frequencyOf } from './alerts.ts';
import { filtersQuery, type Kept, saveFilter } from './queries.ts';
import { strings } from './strings.ts';

export const CODES = {
  'saved-filter.name_taken': 'name',
  'saved-filter.lapsed': 'frequency',
  'saved-filter.no_alerts': 'frequency',
} as const;
const FIELDS = createSavedFilter.pick({ name: true }).extend({ frequency: z.string() });

export interface SaveProps {
  kept: Kept;
  /** Filters of the address. */
  query: string;
}

interface SaveDialogProps extends SaveProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that saves the filters of the address under a name. */
export function SaveDialog({ kept, query, isOpen, onClose }: SaveDialogProps) {
  const form = useActForm({
    blank: { name: '', frequency: '' },
    ids: { name: useId(), frequency: useId() },
    schema: FIELDS,
    codes: CODES,
    clears: true,
    send: ({ name, frequency }) => {
      const chosen = frequencyOf(frequency);
      return saveFilter(kept, { list: kept.name, name, query, ...(chosen ? { frequency: chosen } : {}) });
    },
    view: filtersQuery(kept),
    done: strings.done,
  });
  return (
    <ActDialog act={form} confirmLabel={strings.save} title={strings.save} isOpen={isOpen} onClose={onClose}>
      <p>{strings.saveText}</p>
      <TextField {...form.field('name')} label={strings.name} hint={strings.nameHint} maxLength={FILTER_NAME_MAX} />
      {kept.hasAlerts ? (
        <SelectField
          {...form.field('frequency')}
          label={strings.alertsLabel}
          hint={strings.alertsHint}
          options={alertOptions}
        />
      ) : null}
    </ActDialog>
  );
}
