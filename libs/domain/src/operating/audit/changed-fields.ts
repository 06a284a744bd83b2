const comparable = (value: unknown): string => {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  return JSON.stringify(value === '' ? null : (value ?? null));
};

/**
 * Labels of the fields that a new content names and whose values differ from those before. Empty text and null are equal, and so are
 * lists in another order.
 */
export const changedFields = (labels: Readonly<Record<string, string>>, before: object, after: object): string[] =>
  Object.entries(labels)
    .filter(
      ([field]) => field in after && comparable(Reflect.get(before, field)) !== comparable(Reflect.get(after, field)),
    )
    .map(([, label]) => label);
