/** Where the live release of one remote lies, as in `/registry.json`. */
export interface LiveEntry {
  version: string;
  /** Absolute path of its `mf-manifest.json`. */
  manifest: string;
  contract: number;
}

/** Files that a module consists of, and names of shared modules that it needs besides. */
export interface NeededFiles {
  files: string[];
  shared: string[];
}

/** Files of a built application by what asks for them, as paths relative to its folder. */
export interface BuiltFiles {
  /** What the browser fetches before anything else. */
  first: string[];
  /** Modules that are fetched when they are needed, by their path in the project. */
  modules: Record<string, NeededFiles>;
  /** Shared modules, by the name they are imported by. */
  shared: Record<string, NeededFiles>;
  fonts: string[];
}

/** What the shell's server bundle is given to draw pages of the public area with. */
export interface RendererParts {
  /** The built page of the shell, without content. */
  template: string;
  /** The origin people see, for example `https://portal.example.ro`. */
  origin: string;
  /** What the public remote's server bundle exports as `remote`. */
  remote: unknown;
  entry: LiveEntry;
  /** The remote's manifest, as the browser would fetch it. */
  manifest: unknown;
  files: { shell: BuiltFiles; remote: BuiltFiles };
}

export interface RenderedPage {
  /** 404 for what does not exist, 503 when the page could only say that its data is not there. */
  status: 200 | 404 | 503;
  html: string;
}

/** Draws the page at a path and query as a visitor sees it; null when the browser has to. Rejects when drawing fails. */
export type PageRenderer = (address: string) => Promise<RenderedPage | null>;

/** What the shell's server bundle exports. */
export interface ShellServer {
  /** Throws when the remote is not one that this shell can run. */
  createPageRenderer(parts: RendererParts): PageRenderer;
}

/** What the public remote's server bundle exports. */
export interface RemoteServer {
  remote: unknown;
}
