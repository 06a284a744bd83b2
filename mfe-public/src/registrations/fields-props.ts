/** Props of a group of fields. `T`: the values of the form that it edits. */
export interface FieldsProps<T> {
  values: T;
  change: (patch: Partial<T>) => void;
  /** Error message of a field, by id. */
  errorOf: (id: string) => string | undefined;
}
