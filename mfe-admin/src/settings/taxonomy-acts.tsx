import { fold } from '@psp/contracts/fold';
import { FIXED_TAXONOMIES, TAXONOMY_LABELS, type Taxonomy } from '@psp/contracts/taxonomy-labels';
import {
  moveUses,
  type TaxonomyValue,
  type TaxonomyView,
  taxonomyValue,
  VALUE_NAME_MAX,
} from '@psp/contracts/taxonomy-values';
import { Button } from '@psp/design-system/button';
import { movedItem } from '@psp/design-system/sortable-list';
import { TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { saveTaxonomy, taxonomies, taxonomyQuery } from './taxonomy-queries.ts';
import { EditDialog, MoveDialog, valueOptions } from './value-dialogs.tsx';
import { valueListStrings as strings } from './value-list-strings.ts';

interface ListProps {
  taxonomy: Taxonomy;
  list: TaxonomyView;
}
interface ValueProps extends ListProps {
  value: TaxonomyValue;
}

const editFields = taxonomyValue.omit({ slug: true });
const addFields = taxonomyValue.pick({ name: true });

/* What is wrong with a name or a state that the rest of the list does not allow. */
const nameProblem = (others: readonly TaxonomyValue[], name: string): string | undefined =>
  others.some((one) => fold(one.name).trim() === fold(name).trim()) ? strings.taken : undefined;

/** Renames a value, or turns it on or off where the list is not fixed. */
export function EditValue({ taxonomy, list: { version, value: values }, value }: ValueProps) {
  const { slug, name, isOn } = value;
  const others = values.items.filter((one) => one.slug !== slug);
  const blank = { name, isOn };
  const form = useActForm<typeof blank, typeof blank, unknown>({
    ...{ blank, ids: { name: useId(), isOn: useId() }, schema: editFields, follows: true },
    check: (given) => ({
      name: nameProblem(others, given.name),
      isOn: given.isOn || others.some((one) => one.isOn) ? undefined : strings.last,
    }),
    codes: { 'taxonomy.taken': 'name' },
    send: (edit) =>
      saveTaxonomy(
        taxonomy,
        version,
        values.items.map((one) => (one.slug === slug ? { slug, ...edit } : one)),
      ),
    view: taxonomyQuery(taxonomy),
    done: strings.saved,
  });
  const isOnHint = FIXED_TAXONOMIES.includes(taxonomy) ? undefined : strings.isOnHint;
  return <EditDialog {...{ about: name, form, nameMax: VALUE_NAME_MAX, isOnHint }} />;
}

/* A key that the list does not have yet, by the name: 'Energie și ape' becomes 'energie-si-ape'. */
const slugFor = (name: string, items: readonly TaxonomyValue[]): string => {
  const base =
    fold(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 50) || 'valoare';
  const isTaken = (slug: string) => items.some((one) => one.slug === slug);
  let slug = base;
  for (let number = 2; isTaken(slug); number += 1) slug = `${base}-${number}`;
  return slug;
};

/** Adds a value at the end of the list. */
export function AddValue({ taxonomy, list: { version, value } }: ListProps) {
  const form = useActForm<{ name: string }, { name: string }, unknown>({
    ...{ blank: { name: '' }, ids: { name: useId() }, schema: addFields, clears: true },
    check: ({ name }) => ({ name: nameProblem(value.items, name) }),
    codes: { 'taxonomy.taken': 'name' },
    send: ({ name }) =>
      saveTaxonomy(taxonomy, version, [...value.items, { slug: slugFor(name, value.items), name, isOn: true }]),
    view: taxonomyQuery(taxonomy),
    done: strings.saved,
  });
  const title = strings.addTitle(TAXONOMY_LABELS[taxonomy]);
  return (
    <AskButton act={form} label={strings.add} about={TAXONOMY_LABELS[taxonomy]} title={title} variant="secondary">
      <TextField {...form.field('name')} label={strings.name} hint={strings.nameHint} maxLength={VALUE_NAME_MAX} />
    </AskButton>
  );
}

const Arrows = styled.span`
  display: contents;
  && button:disabled { border-color: transparent; background: none; opacity: 0.5; }
`;

/*
 * A moved row takes the focus with it: to the arrow that was pressed, or to the other one at the end of the list. `at`: the present
 * place of the row.
 */
function useKeptFocus(at: number, send: (to: number) => void) {
  const arrows = useRef<HTMLSpanElement>(null);
  const isUp = useRef<boolean | null>(null);
  useEffect(() => {
    const [up, down] = arrows.current?.querySelectorAll('button') ?? [];
    if (isUp.current === null || !up || !down) return;
    const pressed = isUp.current ? up : down;
    (pressed.disabled ? (isUp.current ? down : up) : pressed).focus();
    isUp.current = null;
  }, [at]);
  const move = (to: number) => {
    isUp.current = to < at;
    send(to);
  };
  return { arrows, move };
}

/** Moves a value one place up or down in the order of forms. */
export function OrderValue({ taxonomy, list: { version, value: values }, value: { slug, name } }: ValueProps) {
  const at = values.items.findIndex((one) => one.slug === slug);
  const order = useAct<number, unknown>({
    send: (to) => saveTaxonomy(taxonomy, version, [...movedItem(values.items, at, to)]),
    view: taxonomyQuery(taxonomy),
    failed: strings.orderFailed,
  });
  const { arrows, move } = useKeptFocus(at, order.run);
  const shared = { variant: 'quiet', size: 'small' } as const;
  return (
    <Arrows ref={arrows}>
      <Button
        {...shared}
        icon={<ArrowUp aria-hidden />}
        aria-label={strings.up(name)}
        isPending={order.isPending}
        isDisabled={at === 0}
        onPress={() => move(at - 1)}
      />
      <Button
        {...shared}
        icon={<ArrowDown aria-hidden />}
        aria-label={strings.down(name)}
        isPending={order.isPending}
        isDisabled={at === values.items.length - 1}
        onPress={() => move(at + 1)}
      />
    </Arrows>
  );
}

/** Moves all uses of a value to another one and turns it off. */
export function MoveValue({ taxonomy, list: { version, value: values, uses }, value: { slug, name } }: ValueProps) {
  const count = uses[slug] ?? 0;
  const form = useActForm<{ to: string }, { to: string }, unknown>({
    ...{ blank: { to: '' }, ids: { to: useId() }, schema: moveUses.pick({ to: true }), clears: true },
    missing: { to: strings.toMissing },
    send: ({ to }) =>
      taxonomies.call('POST /settings/taxonomies/:taxonomy/move', {
        taxonomy,
        body: { version, from: slug, to, uses: count },
      }),
    view: taxonomyQuery(taxonomy),
    done: strings.moved,
  });
  const others = values.items.filter((one) => one.slug !== slug && one.isOn);
  return (
    <MoveDialog
      {...{ about: name, form, words: strings, text: strings.moveText(count), options: valueOptions(others) }}
    />
  );
}
