import { isLapsed } from '@psp/contracts/lapsed-filter';
import { FILTER_NAME_MAX, renameSavedFilter, type SavedFilter } from '@psp/contracts/saved-filters';
import { Button } from '@psp/design-system/button';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Dialog } from '@psp/design-system/dialog';
import { Row, Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { useAct } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { styled } from 'styled-components';
import { z } from 'zod';
import { Form } from '../../forms/ui/form.tsx';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import { alertOptions, frequencyOf } from './alerts.ts';
import { filtersQuery, type Kept, removeFilter, renameFilter } from './queries.ts';
import { CODES } from './save-dialog.tsx';
import { strings } from './strings.ts';

const List = styled.ul`
  li + li { margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--line); }
`;

interface ManageDialogProps {
  kept: Kept;
  items: readonly SavedFilter[];
  /** Filters of the address; '' for none. */
  query: string;
  onClose: () => void;
}

/** Dialog that changes and removes the user's saved filters. */
export function ManageDialog({ kept, items, query, onClose }: ManageDialogProps) {
  return (
    <Dialog
      title={strings.manageTitle}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="secondary" onPress={onClose}>
          {strings.close}
        </Button>
      }
    >
      {items.length === 0 ? <p>{strings.none}</p> : null}
      <List>
        {items.map((filter) => (
          <li key={filter.id}>
            <One kept={kept} filter={filter} query={query} />
          </li>
        ))}
      </List>
    </Dialog>
  );
}

interface OneProps extends Pick<ManageDialogProps, 'kept' | 'query'> {
  filter: SavedFilter;
}

const FIELDS = renameSavedFilter.pick({ name: true }).extend({ frequency: z.string(), takesCurrent: z.boolean() });

function One({ kept, filter, query }: OneProps) {
  const { id, version, name, frequency } = filter;
  const form = useActForm({
    blank: { name, frequency: frequency ?? '', takesCurrent: false },
    ids: { name: useId(), frequency: useId(), takesCurrent: useId() },
    schema: FIELDS,
    follows: true,
    codes: CODES,
    send: (given) => {
      const chosen = frequencyOf(given.frequency);
      return renameFilter(kept, id, {
        ...{ version, name: given.name },
        ...(given.takesCurrent ? { query } : {}),
        ...(chosen === frequency ? {} : { frequency: chosen }),
      });
    },
    view: filtersQuery(kept),
    done: strings.renamed,
  });
  const remove = useAct({
    send: () => removeFilter(kept, id, version),
    view: filtersQuery(kept),
    done: strings.removed(name),
    failed: strings.removeFailed,
  });
  return (
    <Form of={form} aria-label={strings.renameTitle(name)}>
      <Stack gap={8}>
        <TextField {...form.field('name')} label={strings.name} maxLength={FILTER_NAME_MAX} />
        {isLapsed(filter.query) ? <p>{strings.lapsedText}</p> : null}
        {kept.hasAlerts ? (
          <SelectField {...form.field('frequency')} label={strings.alertsLabel} options={alertOptions} />
        ) : null}
        {query !== '' && query !== filter.query ? (
          <CheckboxField {...form.field('takesCurrent')} label={strings.takeCurrent} />
        ) : null}
        <Row gap={8}>
          <Button type="submit" variant="secondary" size="small" isPending={form.isPending}>
            {strings.rename}
          </Button>
          <Button
            variant="quiet"
            size="small"
            isPending={remove.isPending}
            pendingLabel={strings.removing}
            aria-label={`${strings.remove}, ${name}`}
            onPress={() => remove.run('')}
          >
            {strings.remove}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
