import {
  type AuthorCategory,
  type BlogChip,
  editChip,
  editChoice,
  moveArticles,
} from '@psp/contracts/article-categories';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { type ActForm, useActForm } from '@psp/features/forms/ui/use-act-form';
import { type ReactNode, useId } from 'react';
import { categoriesApi, categoriesQuery } from './category-queries.ts';
import { categoryStrings as strings } from './category-strings.ts';

const optionsOf = (categories: readonly BlogChip[]) =>
  categories.map(({ slug, name }) => ({ value: slug, label: name }));

const chipFields = editChip.omit({ seen: true });
const choiceFields = editChoice.omit({ seen: true });

interface Named {
  name: string;
  isOn: boolean;
}

interface EditProps<Fields extends Named> {
  /** What the form begins with. */
  seen: Fields;
  form: ActForm<Fields, Fields>;
  children?: ReactNode;
}

/* The dialog in which a category is renamed and turned on or off; `children` are further fields. */
function EditDialog<Fields extends Named>({ seen: { name }, form, children }: EditProps<Fields>) {
  return (
    <AskButton
      act={form}
      label={strings.edit}
      about={name}
      title={strings.editTitle(name)}
      variant="quiet"
      size="small"
    >
      <TextField {...form.field('name')} label={strings.name} maxLength={40} />
      {children}
      <CheckboxField {...form.field('isOn')} label={strings.isOn} hint={strings.isOnHint} />
    </AskButton>
  );
}

const edited = { view: categoriesQuery, done: strings.saved };

/** Renames a category of the blog, or turns it on or off. */
export function EditChip({ chip: { slug, name, isOn } }: { chip: BlogChip }) {
  const seen = { name, isOn };
  const form = useActForm<typeof seen, typeof seen, unknown>({
    ...{ blank: seen, ids: { name: useId(), isOn: useId() }, schema: chipFields },
    codes: { 'article-category.taken': 'name' },
    send: (edit) => categoriesApi.call('POST /blog-categories/:slug', { slug, body: { ...edit, seen } }),
    ...edited,
  });
  return <EditDialog seen={seen} form={form} />;
}

/** Changes a category that authors choose. */
export function EditChoice({ choice, chips }: { choice: AuthorCategory; chips: readonly BlogChip[] }) {
  const { slug, name, isOn, chip } = choice;
  const seen = { name, isOn, chip };
  const form = useActForm<typeof seen, typeof seen, unknown>({
    ...{ blank: seen, ids: { name: useId(), chip: useId(), isOn: useId() }, schema: choiceFields },
    codes: { 'article-category.taken': 'name', 'article-category.last': 'isOn' },
    send: (edit) => categoriesApi.call('POST /article-categories/:slug', { slug, body: { ...edit, seen } }),
    ...edited,
  });
  return (
    <EditDialog seen={seen} form={form}>
      <SelectField {...form.field('chip')} label={strings.chip} options={optionsOf(chips)} />
    </EditDialog>
  );
}

interface MoveProps {
  choice: AuthorCategory;
  /** Categories of the same authors. */
  others: readonly AuthorCategory[];
}

/** Moves the articles of a category to another one and stops offering it. */
export function MoveArticles({ choice: { slug, name, articles }, others }: MoveProps) {
  const form = useActForm<{ to: string }, { to: string }, unknown>({
    blank: { to: '' },
    ids: { to: useId() },
    schema: moveArticles.pick({ to: true }),
    missing: { to: strings.toMissing },
    clears: true,
    send: ({ to }) => categoriesApi.call('POST /article-categories/:slug/move', { slug, body: { to, articles } }),
    view: categoriesQuery,
    done: strings.moved,
  });
  return (
    <AskButton
      act={form}
      label={strings.move}
      about={name}
      title={strings.moveTitle(name)}
      variant="quiet"
      size="small"
    >
      <p>{strings.moveText(articles)}</p>
      <SelectField
        {...form.field('to')}
        label={strings.to}
        placeholder={strings.toMissing}
        options={optionsOf(others.filter((one) => one.slug !== slug))}
      />
    </AskButton>
  );
}
