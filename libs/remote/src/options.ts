import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomy-names';

type Labels = Readonly<Record<string, string | { label: string }>>;

/** Creates select options from labels, restricted to `values` if given. */
export const optionsOf = (labels: Labels, values: readonly string[] = Object.keys(labels)) =>
  values.map((value) => {
    const label = labels[value] ?? value;
    return { value, label: typeof label === 'string' ? label : label.label };
  });

export const domainOptions = optionsOf(DOMAINS);

/** Sorted by the Romanian alphabet. */
export const countyOptions = optionsOf(COUNTIES).toSorted((one, other) => one.label.localeCompare(other.label, 'ro'));
