import {
  type AuthorCategory,
  type BlogChip,
  editChip,
  editChoice,
  moveArticles,
} from '@psp/contracts/article-categories';
import { SelectField } from '@psp/design-system/select-field';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useId } from 'react';
import { categoriesApi, categoriesQuery } from './category-queries.ts';
import { categoryStrings as strings } from './category-strings.ts';
import { EditDialog, MoveDialog, valueOptions } from './value-dialogs.tsx';

const chipFields = editChip.omit({ seen: true });
const choiceFields = editChoice.omit({ seen: true });

const NAME_MAX = 40;
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
  return <EditDialog about={name} form={form} nameMax={NAME_MAX} isOnHint={strings.isOnHint} />;
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
    <EditDialog about={name} form={form} nameMax={NAME_MAX} isOnHint={strings.isOnHint}>
      <SelectField {...form.field('chip')} label={strings.chip} options={valueOptions(chips)} />
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
  const options = valueOptions(others.filter((one) => one.slug !== slug));
  return <MoveDialog {...{ about: name, form, words: strings, text: strings.moveText(articles), options }} />;
}
