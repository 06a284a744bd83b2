import { ACT_LABELS, ANNOUNCED_TOPICS, ERRORS, LIVE_TOPICS } from '@psp/contracts/capabilities';
import { PUBLIC_TOPICS } from '@psp/contracts/public-topics';
import { TODOS } from '@psp/contracts/todos';
import { OWN_KINDS, SEARCH_KINDS } from '@psp/contracts/search-groups';
import { WAITING_KINDS } from '@psp/contracts/waiting-kinds';
import { ERRORS as OF_NOBODY } from '@psp/contracts/words/common';
import type { Capability } from './capability.ts';

const names = (...records: (object | undefined)[]): string[] => records.flatMap((record) => Object.keys(record ?? {}));

/** Digits of the number at the start of a migration's name. */
const NUMBER_DIGITS = 4;

/** Declarations that need exactly one owner, by the words used in the error message. */
const OWNED: Record<string, (capability: Capability) => readonly string[]> = {
  'the name': ({ name }) => [name],
  'the code': ({ words }) => names(words?.ERRORS),
  'the act': ({ words }) => names(words?.ACTS),
  'the public topic': ({ words }) => words?.PUBLIC_TOPICS ?? [],
  'the live topic': ({ words }) => names(words?.LIVE_TOPICS, words?.ANNOUNCED_TOPICS),
  'the migration': ({ migrations }) => names(migrations).map((name) => name.slice(0, NUMBER_DIGITS)),
  'the entity': ({ entities = [] }) => entities.map(({ name }) => name),
  'the constraint': ({ constraints }) => names(constraints),
  'the queue': ({ jobs }) => names(jobs),
  'the mail': ({ mails }) => names(mails),
  'the limit': ({ limits }) => names(limits),
  'the kind of todo': ({ todos = {} }) =>
    Object.entries(todos).flatMap(([side, own]) => names(own).map((kind) => `${side} ${kind}`)),
  'the kind of search': ({ words }) => names(words?.SEARCH_GROUPS, words?.OWN_GROUPS),
  'the kind of waiting record': ({ waiting }) => names(waiting),
  'the timed step': ({ time }) => names(time),
  'the export': ({ personalData }) => names(personalData?.exports),
  "the person's column": ({ personalData: { exports = {}, leftOut } = {} }) => [
    ...Object.values(exports).flatMap(({ column }) => column ?? []),
    ...names(leftOut),
  ],
};

/** The contracts' merged lists of all capabilities, by the same words. */
const MERGED: Record<string, readonly string[]> = {
  'the code': names(ERRORS).filter((code) => !Object.hasOwn(OF_NOBODY, code)),
  'the act': names(ACT_LABELS),
  'the public topic': PUBLIC_TOPICS,
  'the live topic': names(LIVE_TOPICS, ANNOUNCED_TOPICS),
  'the kind of search': [...SEARCH_KINDS, ...OWN_KINDS],
  'the kind of waiting record': WAITING_KINDS,
  'the kind of todo': Object.entries(TODOS).flatMap(([side, kinds]) => names(kinds).map((kind) => `${side} ${kind}`)),
};

/** File of the contracts with the list of a kind, where it is not capabilities.ts. */
const PLACES: Record<string, string> = {
  'the kind of search': 'search-groups',
  'the kind of waiting record': 'waiting-kinds',
};

const problemsOf = (capabilities: readonly Capability[], what: string, merged?: readonly string[]): string[] => {
  const owners = new Map<string, string[]>(merged?.map((key) => [key, []]));
  const problems: string[] = [];
  const place = `libs/contracts/src/${PLACES[what] ?? 'capabilities'}.ts`;
  for (const capability of capabilities) {
    for (const key of OWNED[what]?.(capability) ?? []) {
      if (merged && !merged.includes(key)) problems.push(`${what} ${key} of ${capability.name} is missing in ${place}`);
      owners.set(key, [...(owners.get(key) ?? []), capability.name]);
    }
  }
  for (const [key, by] of owners) {
    if (by.length === 0) problems.push(`${what} ${key} of ${place} belongs to no capability`);
    if (by.length > 1) problems.push(`${what} ${key} is brought ${by.length} times, by ${by.join(' and ')}`);
  }
  return problems;
};

/**
 * Returns the capabilities after checking them against each other and against the contracts. Throws an error that names every
 * declaration made twice or missing on one side, so that such a mistake fails at start and not at its first use.
 */
export const checkCapabilities = (capabilities: readonly Capability[], merged = MERGED): readonly Capability[] => {
  const problems = Object.keys(OWNED).flatMap((what) => problemsOf(capabilities, what, merged[what]));
  if (problems.length > 0) throw new Error(`libs/domain/src/capabilities.ts: ${problems.join('; ')}`);
  return capabilities;
};
