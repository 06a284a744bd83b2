interface Parsed {
  issues: readonly { path?: readonly PropertyKey[] | undefined }[];
}

/**
 * Option for a refinement of an object that lets it run while other fields are invalid, so that all problems are found at once. It
 * requires only that `fields` are valid and that the value is an object without unknown fields.
 */
export const whenValid = (...fields: readonly string[]) => ({
  when: ({ issues }: Parsed): boolean =>
    issues.every(({ path: [field] = [] }) => field !== undefined && !fields.includes(String(field))),
});
