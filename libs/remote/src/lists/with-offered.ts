import type { Offered } from '@psp/contracts/taxonomy-labels';
import type { ListFilters } from './list-filters.ts';

/**
 * The filters of a list, one of which chooses from values that the answer of the list names.
 *
 * @param name Filter without options of its own.
 * @param offered Values in order; undefined until they are read, when the filter has no chip.
 */
export function withOffered<Filters extends { page: number }>(
  list: ListFilters<Filters>,
  name: keyof Filters & string,
  offered: readonly Offered[] | undefined,
): ListFilters<Filters> {
  const options = (offered ?? []).map(({ slug, name: label }) => ({ value: slug, label }));
  const labelOf = (slug: string) => options.find(({ value }) => value === slug)?.label ?? slug;
  return {
    ...list,
    choices: list.choices.map((choice) => (choice.name === name ? { ...choice, options } : choice)),
    // Without options a chip has the value as its label.
    chips: (filters) =>
      list
        .chips(filters)
        .filter(({ key }) => key !== name || offered)
        .map((chip) => (chip.key === name ? { ...chip, label: labelOf(chip.label) } : chip)),
  };
}
