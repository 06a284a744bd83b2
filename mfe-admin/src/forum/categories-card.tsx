import { FORUM_READERS, FORUM_READERS_LABELS } from '@psp/contracts/forum';
import { type CategoryForm, categoryForm, type EditedCategory } from '@psp/contracts/forum-moderation';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { Button } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatNumber } from '@psp/design-system/format';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { optionsOf } from '@psp/remote/options';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { presentOf } from '../common/opened.ts';
import { categoriesQuery, forumApi } from './queries.ts';
import { strings } from './strings.ts';

/** Categories of the forum, each with its dialog. */
export function CategoriesCard() {
  const query = useQuery(categoriesQuery());
  const [edited, edit] = useState<EditedCategory | 'new' | null>(null);
  const action = (
    <Button variant="secondary" size="small" onPress={() => edit('new')}>
      {strings.addCategory}
    </Button>
  );
  return (
    <Card aria-label={strings.categories}>
      <CardHeader title={strings.categories} action={action} />
      <Loaded query={query}>
        {({ items }) => (
          <RecordTable
            caption={strings.categories}
            columns={columnsOf(edit)}
            rows={items}
            keyOf={({ slug }) => slug}
            dense
          />
        )}
      </Loaded>
      {edited ? (
        <CategoryDialog
          key={edited === 'new' ? '' : edited.slug}
          category={edited === 'new' ? null : presentOf(edited, query.data?.items, ({ slug }) => slug)}
          onClose={() => edit(null)}
        />
      ) : null}
    </Card>
  );
}

const columnsOf = (edit: (category: EditedCategory) => void): RecordColumns<EditedCategory> => [
  {
    key: 'name',
    label: strings.name,
    isTitle: true,
    cell: ({ name, isOn }) => (isOn ? name : `${name} (${strings.closed.toLowerCase()})`),
  },
  { key: 'readers', label: strings.readers, cell: ({ readers }) => FORUM_READERS_LABELS[readers] },
  {
    key: 'domain',
    label: strings.domain,
    cell: ({ domain }) => Object.entries(DOMAINS).find(([slug]) => slug === domain)?.[1] ?? strings.noDomain,
  },
  { key: 'topics', label: strings.topics, align: 'end', cell: ({ topics }) => formatNumber(topics) },
  {
    key: 'edit',
    label: strings.editCategory,
    cell: (category) => (
      <Button
        variant="quiet"
        size="small"
        aria-label={`${strings.editCategory}, ${category.name}`}
        onPress={() => edit(category)}
      >
        {strings.editCategory}
      </Button>
    ),
  },
];

interface CategoryDialogProps {
  /** Null for a new one. */
  category: EditedCategory | null;
  onClose: () => void;
}

interface Fields {
  name: string;
  readers: string;
  domain: string;
  isOn: boolean;
}

function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const act = useAct<CategoryForm>({
    send: (body) =>
      category
        ? forumApi.call('PUT /forum/categories/:slug', {
            slug: category.slug,
            body: { ...body, version: category.version },
          })
        : forumApi.call('POST /forum/categories', { body }),
    done: strings.categorySaved,
    about: (_, { name }) => name,
    refreshes: [['admin', 'forum']],
  });
  const form = useFormOf<Fields, CategoryForm>(act, {
    blank: {
      name: category?.name ?? '',
      readers: category?.readers ?? 'everyone',
      domain: category?.domain ?? '',
      isOn: category?.isOn ?? true,
    },
    ids: { name: useId(), readers: useId(), domain: useId(), isOn: useId() },
    schema: categoryForm.extend({ domain: categoryForm.shape.domain.overwrite((slug) => slug || null) }),
    follows: true,
  });
  return (
    <ActDialog
      act={form}
      title={category ? category.name : strings.addCategory}
      confirmLabel={strings.save}
      isOpen
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={strings.name} />
      <SelectField
        {...form.field('readers')}
        label={strings.readers}
        options={optionsOf(FORUM_READERS_LABELS, FORUM_READERS)}
      />
      <SelectField
        {...form.field('domain')}
        label={strings.domain}
        hint={strings.domainHint}
        placeholder={strings.noDomain}
        options={optionsOf(DOMAINS)}
        isOptional
      />
      <CheckboxField {...form.field('isOn')} label={strings.isOn} hint={strings.isOnHint} />
    </ActDialog>
  );
}
