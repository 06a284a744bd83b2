import { FILTER_NAME_MAX, renameSavedFilter, type SavedFilter } from '@psp/contracts/saved-filters';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { TextField } from '@psp/design-system/fields';
import { Row, Stack } from '@psp/design-system/page';
import { useAct } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Form } from '../../forms/ui/form.tsx';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import { filtersQuery, type Kept, removeFilter, renameFilter } from './queries.ts';
import { strings } from './strings.ts';

const List = styled.ul`
  li + li { margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--line); }
`;

interface ManageDialogProps {
  kept: Kept;
  items: readonly SavedFilter[];
  isOpen: boolean;
  onClose: () => void;
}

/** Renames and removes what the person keeps, one by one. */
export function ManageDialog({ kept, items, isOpen, onClose }: ManageDialogProps) {
  return (
    <Dialog
      title={strings.manageTitle}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={strings.close}
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
            <One key={filter.version} kept={kept} filter={filter} />
          </li>
        ))}
      </List>
    </Dialog>
  );
}

function One({ kept, filter: { id, version, name } }: { kept: Kept; filter: SavedFilter }) {
  const form = useActForm({
    blank: { name },
    ids: { name: useId() },
    schema: renameSavedFilter.pick({ name: true }),
    codes: { 'saved-filter.name_taken': 'name' },
    send: (given) => renameFilter(kept, id, { version, name: given.name }),
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
