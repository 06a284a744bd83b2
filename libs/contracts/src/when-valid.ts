interface Parsed {
  issues: readonly { path?: readonly PropertyKey[] | undefined }[];
}

/**
 * Lets a refinement of an object run while other fields are wrong, so that all faults are found at once: it needs only `fields`
 * to be valid, and the whole to be an object without unknown fields.
 */
export const whenValid = (...fields: readonly string[]) => ({
  when: ({ issues }: Parsed): boolean =>
    issues.every(({ path: [field] = [] }) => field !== undefined && !fields.includes(String(field))),
});
