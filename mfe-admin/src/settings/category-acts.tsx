import {
  type ArticleCategoriesView,
  type AuthorCategory,
  authorCategory,
  type BlogChip,
  blogChip,
  CATEGORY_NAME_MAX,
  moveArticles,
} from '@psp/contracts/article-categories';
import { SelectField } from '@psp/design-system/select-field';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useId } from 'react';
import { categoriesApi, categoriesQuery, saveCategories } from './category-queries.ts';
import { categoryStrings as strings } from './category-strings.ts';
import { EditDialog, MoveDialog, valueOptions } from './value-dialogs.tsx';

const chipFields = blogChip.omit({ slug: true });
const choiceFields = authorCategory.omit({ slug: true, kind: true });

const edited = { view: categoriesQuery, done: strings.saved };

interface ListProps {
  list: ArticleCategoriesView;
}

/** Renames a category of the blog, or turns it on or off. */
export function EditChip({ chip: { slug, name, isOn }, list: { version, value } }: ListProps & { chip: BlogChip }) {
  const blank = { name, isOn };
  const form = useActForm<typeof blank, typeof blank, unknown>({
    ...{ blank, ids: { name: useId(), isOn: useId() }, schema: chipFields, follows: true },
    codes: { 'article-category.taken': 'name' },
    send: (edit) => {
      const chips = value.chips.map((one) => (one.slug === slug ? { slug, ...edit } : one));
      return saveCategories(version, { ...value, chips });
    },
    ...edited,
  });
  return <EditDialog about={name} form={form} nameMax={CATEGORY_NAME_MAX} isOnHint={strings.isOnHint} />;
}

interface ChoiceProps extends ListProps {
  choice: AuthorCategory;
}

/** Changes a category that authors choose. */
export function EditChoice({ choice, list: { version, value } }: ChoiceProps) {
  const { slug, kind, ...blank } = choice;
  const form = useActForm<typeof blank, typeof blank, unknown>({
    ...{ blank, ids: { name: useId(), chip: useId(), isOn: useId() }, schema: choiceFields, follows: true },
    codes: { 'article-category.taken': 'name', 'article-category.last': 'isOn' },
    send: (edit) => {
      const choices = value.choices.map((one) => (one.slug === slug ? { slug, kind, ...edit } : one));
      return saveCategories(version, { ...value, choices });
    },
    ...edited,
  });
  return (
    <EditDialog about={choice.name} form={form} nameMax={CATEGORY_NAME_MAX} isOnHint={strings.isOnHint}>
      <SelectField {...form.field('chip')} label={strings.chip} options={valueOptions(value.chips)} />
    </EditDialog>
  );
}

/** Moves the articles of a category to another one of the same authors and stops offering it. */
export function MoveArticles({ choice: { slug, kind, name }, list: { version, value, articles } }: ChoiceProps) {
  const count = articles.choices[slug] ?? 0;
  const form = useActForm<{ to: string }, { to: string }, unknown>({
    blank: { to: '' },
    ids: { to: useId() },
    schema: moveArticles.pick({ to: true }),
    missing: { to: strings.toMissing },
    clears: true,
    send: ({ to }) =>
      categoriesApi.call('POST /settings/article-categories/move', {
        body: { version, from: slug, to, articles: count },
      }),
    view: categoriesQuery,
    done: strings.moved,
  });
  const options = valueOptions(value.choices.filter((one) => one.kind === kind && one.slug !== slug));
  return <MoveDialog {...{ about: name, form, words: strings, text: strings.moveText(count), options }} />;
}
