import { isRecord } from './records.ts';

/** How a remote uses a module that it shares with the shell. */
export interface UsedModule {
  /** Ranges of versions of an npm package, all of which the shell's has to be in; empty for a module of the portal. */
  ranges: string[];
  /** Names of the exports in use; null when the module is used as a whole. */
  exports: string[] | null;
}

/** What a remote's build uses of the shell's, by share key. Part of its manifest. */
export type UsedModules = Record<string, UsedModule>;

/** A module as the shell offers it. */
export interface OfferedModule {
  version: string;
  /** Null for npm packages that are offered whole; their version says what they export. */
  exports: string[] | null;
}

/** What the shell offers to remotes, by share key. */
export type OfferedModules = Record<string, OfferedModule>;

/** True when a version is in a range of versions, as npm defines it. */
export type Satisfies = (version: string, range: string) => boolean;

/** Reads what a remote uses from its manifest; null when the manifest does not say, as before contract 4. */
export function usedModules(manifest: unknown): UsedModules | null {
  const portal = isRecord(manifest) ? manifest.portal : null;
  const uses = isRecord(portal) ? portal.uses : null;
  return isRecord(uses) ? Object.fromEntries(Object.entries(uses).map(([key, use]) => [key, readUse(use)])) : null;
}

function readUse(use: unknown): UsedModule {
  const { ranges, range, exports } = isRecord(use) ? use : {};
  return {
    // One range, of the remote's own code, before contract 5.
    ranges: Array.isArray(ranges) ? ranges.map(String) : typeof range === 'string' ? [range] : [],
    exports: Array.isArray(exports) ? exports.map(String) : null,
  };
}

/**
 * What the shell lacks for a remote, empty when the remote can run in it: `@psp/remote/query#prefetch` for an export,
 * `react ^19.4.0 (19.3.1)` for a version, the share key for a whole module.
 */
export function lackingModules(used: UsedModules, offered: OfferedModules, satisfies: Satisfies): string[] {
  return Object.entries(used).flatMap(([key, { ranges, exports }]) => {
    const offer = offered[key];
    if (!offer) return [key];
    const missed = ranges.filter((range) => !satisfies(offer.version, range));
    if (missed.length > 0) return missed.map((range) => `${key} ${range} (${offer.version})`);
    const names = offer.exports;
    return names && exports ? exports.filter((name) => !names.includes(name)).map((name) => `${key}#${name}`) : [];
  });
}

/** True when a shell serves remotes of a contract: of its own and of the one before it. */
export const servesContract = (shell: number, remote: unknown): boolean => remote === shell || remote === shell - 1;
