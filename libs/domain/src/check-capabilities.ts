import type { Capability } from './capability.ts';

/** What must have one owner, by the words in which a second one is refused. */
const OWNED: Record<string, (capability: Capability) => readonly string[]> = {
  'the name': ({ name }) => [name],
  'the entity': ({ entities = [] }) => entities.map(({ name }) => name),
  'the constraint': ({ constraints = {} }) => Object.keys(constraints),
  'the timed step': ({ time = {} }) => Object.keys(time),
  'the export': ({ personalData }) => Object.keys(personalData?.exports ?? {}),
  "the person's column": ({ personalData }) => [
    ...Object.values(personalData?.exports ?? {}).flatMap(({ column }) => column ?? []),
    ...Object.keys(personalData?.leftOut ?? {}),
  ],
};

const sharedBy = (capabilities: readonly Capability[], what: string, read: (one: Capability) => readonly string[]) => {
  const owners = new Map<string, string[]>();
  for (const capability of capabilities) {
    for (const key of read(capability)) owners.set(key, [...(owners.get(key) ?? []), capability.name]);
  }
  return [...owners].flatMap(([key, names]) =>
    names.length > 1 ? [`${what} ${key} is listed ${names.length} times, by ${names.join(' and ')}`] : [],
  );
};

/**
 * Returns the list when its capabilities hold together. Throws an error that names everything brought twice, so that a process
 * does not start with a rule that depends on the order of the list.
 */
export const checkCapabilities = (capabilities: readonly Capability[]): readonly Capability[] => {
  const problems = Object.entries(OWNED).flatMap(([what, read]) => sharedBy(capabilities, what, read));
  if (problems.length > 0) throw new Error(`libs/domain/src/capabilities.ts: ${problems.join('; ')}`);
  return capabilities;
};
