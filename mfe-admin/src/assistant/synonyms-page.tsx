import { SYNONYM_TERMS, type Synonym, type SynonymForm, synonymForm } from '@psp/contracts/assistant-office';
import { Button } from '@psp/design-system/button';
import { OwnText } from '@psp/design-system/own-text';
import { TextListField } from '@psp/design-system/text-list-field';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { presentOf } from '../common/opened.ts';
import { ActRow } from '../common/act-row.ts';
import { OfficePage } from './office-page.tsx';
import { api, REFRESHED, synonymFilters, synonymsQuery } from './queries.ts';
import { strings as all, synonymStrings as strings } from './strings.ts';

const nameOf = ({ terms }: Synonym): string => terms.join(' ~ ');

/** /admin/assistant/sinonime: groups of terms that mean the same. */
export function SynonymsPage() {
  const listed = useListed(synonymFilters, synonymsQuery);
  const [edited, edit] = useState<Synonym | 'new' | null>(null);
  const isReadOnly = useIsReadOnly('library');
  const add = (
    <Button icon={<Plus aria-hidden />} onPress={() => edit('new')}>
      {strings.add}
    </Button>
  );
  const columns = columnsOf(isReadOnly ? null : edit);
  return (
    <OfficePage current="synonyms" actions={isReadOnly ? null : add}>
      <FilteredList {...listed} words={strings} order={strings.order}>
        {({ items }) => <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </FilteredList>
      {edited ? (
        <SynonymDialog
          key={edited === 'new' ? '' : edited.id}
          group={edited === 'new' ? null : presentOf(edited, listed.query.data?.items, ({ id }) => id)}
          onClose={() => edit(null)}
        />
      ) : null}
    </OfficePage>
  );
}

/* `edit` is null for whoever only reads. */
const columnsOf = (edit: ((group: Synonym) => void) | null): RecordColumns<Synonym> => [
  { key: 'terms', label: strings.terms, isTitle: true, cell: (group) => <OwnText>{nameOf(group)}</OwnText> },
  ...(edit
    ? [
        {
          key: 'acts',
          label: strings.acts,
          cell: (group: Synonym) => (
            <ActRow>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${all.edit}, ${nameOf(group)}`}
                onPress={() => edit(group)}
              >
                {all.edit}
              </Button>
              <RemoveButton group={group} />
            </ActRow>
          ),
        },
      ]
    : []),
];

function RemoveButton({ group }: { group: Synonym }) {
  const { id, version } = group;
  const act = useAct({
    send: () => api.call('POST /assistant/synonyms/:id/remove', { id, body: { version } }),
    refreshes: REFRESHED,
    done: strings.removed,
    about: nameOf(group),
  });
  return (
    <AskButton
      act={act}
      label={strings.remove}
      about={nameOf(group)}
      title={strings.removeTitle}
      variant="quiet"
      size="small"
      isDanger
    >
      <p>{strings.removeText(group.terms.join(', '))}</p>
    </AskButton>
  );
}

const isWritten = (term: string): boolean => term.trim() !== '';

function SynonymDialog({ group, onClose }: { group: Synonym | null; onClose: () => void }) {
  const act = useAct<SynonymForm>({
    send: (body) =>
      group
        ? api.call('PUT /assistant/synonyms/:id', { id: group.id, body: { ...body, version: group.version } })
        : api.call('POST /assistant/synonyms', { body }),
    refreshes: REFRESHED,
    done: strings.saved,
    about: (_, { terms }) => terms.join(' ~ '),
  });
  const { field, ...form } = useFormOf<SynonymForm>(act, {
    blank: { terms: group?.terms ?? ['', ''] },
    ids: { terms: useId() },
    follows: true,
    // Empty lines are not terms.
    schema: {
      safeParse: (values: unknown) => synonymForm.safeParse({ terms: (values as SynonymForm).terms.filter(isWritten) }),
    },
    codes: { 'assistant-synonym.taken': 'terms', 'assistant-synonym.twice': 'terms' },
  });
  return (
    <ActDialog act={form} title={group ? nameOf(group) : strings.add} confirmLabel={all.save} isOpen onClose={onClose}>
      <TextListField
        {...field('terms')}
        label={strings.terms}
        hint={strings.termsHint}
        add={strings.addTerm}
        itemLabel={strings.term}
        most={SYNONYM_TERMS.most}
        maxLength={SYNONYM_TERMS.length}
      />
    </ActDialog>
  );
}
