import { isRecord } from './records.ts';

/** How a remote uses a module that it shares with the shell. */
export interface UsedModule {
  /** Version ranges of an npm package, all of which the shell's version must satisfy; empty for a module of the portal. */
  ranges: string[];
  /** Names of the exports in use; null when the module is used as a whole. */
  exports: string[] | null;
}

/** Shared modules used by a remote's build, by share key. Part of its manifest. */
export type UsedModules = Record<string, UsedModule>;

/** A module offered by the shell. */
export interface OfferedModule {
  version: string;
  /** Null for npm packages, which are offered as a whole: their version determines their exports. */
  exports: string[] | null;
}

/** Modules offered by the shell to remotes, by share key. */
export type OfferedModules = Record<string, OfferedModule>;

/** Whether a version satisfies a range, as defined by npm. */
export type Satisfies = (version: string, range: string) => boolean;

/** Reads the used modules from a remote's manifest; null if the manifest has none, as before contract 4. */
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
 * Modules that a remote needs and the shell lacks; empty if the remote can run. `@psp/remote/query#prefetch` stands for a missing
 * export, `react ^19.4.0 (19.3.1)` for a version, the share key for a whole module.
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

/** Whether a shell serves remotes of a contract: its own or the previous one. */
export const servesContract = (shell: number, remote: unknown): boolean => remote === shell || remote === shell - 1;
