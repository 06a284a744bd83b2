const comparable = (value: unknown): string => {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  return JSON.stringify(value === '' ? null : (value ?? null));
};

/**
 * Labels of the fields present in `after` whose values differ from `before`. Empty text equals null, and the order of lists does
 * not count.
 */
export const changedFields = (labels: Readonly<Record<string, string>>, before: object, after: object): string[] =>
  Object.entries(labels)
    .filter(
      ([field]) => field in after && comparable(Reflect.get(before, field)) !== comparable(Reflect.get(after, field)),
    )
    .map(([, label]) => label);
