/** Live release of a remote, as in `/registry.json`. */
export interface LiveEntry {
  version: string;
  /** Absolute path of its `mf-manifest.json`. */
  manifest: string;
  contract: number;
}

/** Id of the script element with `AreaData`. */
export const AREA_DATA_ID = 'zona';

/** The remote that the page's address needs; embedded in the pages of its area. */
export interface AreaData {
  /** Name in the registry: `mfe_uat`. */
  name: string;
  entry: LiveEntry;
  /** Content of its `mf-manifest.json`. */
  manifest: unknown;
}

/** Files of a module, and names of the shared modules that it requires. */
export interface NeededFiles {
  files: string[];
  shared: string[];
}

/** Files of a build by entry, relative to its folder. */
export interface BuiltFiles {
  /** Initial files. */
  first: string[];
  /** Lazily loaded modules, by source path. */
  modules: Record<string, NeededFiles>;
  /** Shared modules, by import name. */
  shared: Record<string, NeededFiles>;
  fonts: string[];
  /** Subresource integrity of each script; absent from builds before contract 4 of 2026-11. */
  integrity?: Record<string, string>;
}

/** Script of a release, relative to its folder, that lists what its pages need; not served to browsers. */
export const PAGE_NEEDS_FILE = 'server/page-needs.js';

/** Modules and data needed by the first page at an address. */
export interface PageNeeds {
  /** Names in `BuiltFiles.modules`. */
  modules: string[];
  /** Addresses of the API that are read, with their queries. */
  reads: string[];
}

/** Input of the shell's server renderer. */
export interface RendererParts {
  /** Built HTML page, without content. */
  template: string;
  /** Path of the shell's files, for example `/shell/0.1.0-0123456789/`. */
  base: string;
  /** Public origin, for example `https://portal.example.ro`. */
  origin: string;
  /** Export `remote` of the public remote's server bundle. */
  remote: unknown;
  entry: LiveEntry;
  /** Manifest of the remote. */
  manifest: unknown;
  files: { shell: BuiltFiles; remote: BuiltFiles };
}

export interface RenderedPage {
  /** 404 when not found, 503 when the data is unavailable. */
  status: 200 | 308 | 404 | 503;
  html: string;
  /** Path to which a page with 308 has moved for good. */
  location?: string;
}

/** Renders the page at a path and query for a visitor; null when it must be rendered by the browser. Rejects on failure. */
export type PageRenderer = (address: string) => Promise<RenderedPage | null>;

/** Exports of the shell's server bundle. */
export interface ShellServer {
  /** Throws when the remote is incompatible. */
  createPageRenderer(parts: RendererParts): PageRenderer;
}

/** Exports of the public remote's server bundle. */
export interface RemoteServer {
  remote: unknown;
}
