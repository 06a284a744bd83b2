import { createSavedFilter, FILTER_NAME_MAX } from '@psp/contracts/saved-filters';
import { TextField } from '@psp/design-system/fields';
import { useId } from 'react';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import { filtersQuery, type Kept, saveFilter } from './queries.ts';
import { strings } from './strings.ts';

/** Keeps the filters of the address under a name that it asks for. */
export function SaveButton({ kept, query }: { kept: Kept; query: string }) {
  const form = useActForm({
    blank: { name: '' },
    ids: { name: useId() },
    schema: createSavedFilter.pick({ name: true }),
    codes: { 'saved-filter.name_taken': 'name' },
    clears: true,
    send: ({ name }) => saveFilter(kept, { list: kept.name, name, query }),
    view: filtersQuery(kept),
    done: strings.done,
  });
  return (
    <AskButton act={form} label={strings.save} title={strings.save} variant="quiet" size="small">
      <p>{strings.saveText}</p>
      <TextField {...form.field('name')} label={strings.name} hint={strings.nameHint} maxLength={FILTER_NAME_MAX} />
    </AskButton>
  );
}
