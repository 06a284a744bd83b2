import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomy-names';

/** Label of each of several values: a text, or a status label, of which the text is used. */
export type Labels<Value extends string = string> = Readonly<Record<Value, string | { label: string }>>;

/** Creates select options from labels, restricted to `values` if given. */
export const optionsOf = (labels: Labels, values: readonly string[] = Object.keys(labels)) =>
  values.map((value) => {
    const label = labels[value] ?? value;
    return { value, label: typeof label === 'string' ? label : label.label };
  });

export const domainOptions = /* @__PURE__ */ optionsOf(DOMAINS);

export const countyOptions = /* @__PURE__ */ optionsOf(COUNTIES);
