import { isRecord } from './records.ts';

/** Files of a remote that are fetched before any of its pages. */
export interface FirstFiles {
  /** Script that defines the remote's container. */
  entry: string;
  /** The files of the remote's only module. */
  module: string[];
  /** Name of the container in the page. */
  container: string;
  /** Subresource integrity of these files; empty for a remote built before integrity was recorded. */
  integrity: Record<string, string>;
}

/** Reads a remote's manifest; null if it has another shape. */
export function firstFiles(manifest: unknown): FirstFiles | null {
  const { metaData, exposes, portal } = isRecord(manifest) ? manifest : {};
  const { remoteEntry, globalName: container } = isRecord(metaData) ? metaData : {};
  const entry = isRecord(remoteEntry) ? remoteEntry.name : null;
  if (typeof entry !== 'string' || typeof container !== 'string') return null;
  const integrity = isRecord(portal) && isRecord(portal.integrity) ? portal.integrity : {};
  return {
    entry,
    module: Array.isArray(exposes) ? exposes.flatMap(scriptsOf) : [],
    container,
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [file, String(hash)])),
  };
}

function scriptsOf(exposed: unknown): string[] {
  const assets = isRecord(exposed) && isRecord(exposed.assets) ? exposed.assets : {};
  const sync = isRecord(assets.js) ? assets.js.sync : [];
  return Array.isArray(sync) ? sync.map(String) : [];
}
