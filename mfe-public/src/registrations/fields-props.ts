/** What a group of fields takes: `T` is the part of the form that it writes. */
export interface FieldsProps<T> {
  values: T;
  change: (patch: Partial<T>) => void;
  /** The sentence for a field, by its id. */
  errorOf: (id: string) => string | undefined;
}
