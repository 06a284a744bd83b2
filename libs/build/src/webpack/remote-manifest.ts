import { firstFiles } from '@psp/contracts/remote-files';
import type { Compilation, Compiler } from 'webpack';
import { contractVersion } from '../release/manifest.ts';
import { integrityOf } from '../release/integrity.ts';
import { usedModules } from './uses.ts';

const MANIFEST = 'mf-manifest.json';
/** File that federation writes for its own tools. */
const STATS = 'mf-stats.json';

/** Adds data to a remote's manifest that the shell checks before it runs the remote's code. */
export class RemoteManifestPlugin {
  private readonly root: string;
  private readonly version: string;

  constructor(root: string, version: string) {
    this.root = root;
    this.version = version;
  }

  apply({ hooks, webpack }: Compiler): void {
    // File names have their final hashes at this stage.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    hooks.compilation.tap('RemoteManifestPlugin', (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => {
        const written = compilation.getAsset(MANIFEST);
        if (!written) return;
        const manifest: object = JSON.parse(written.source.source().toString());
        const portal = {
          contract: contractVersion(this.root),
          version: this.version,
          uses: usedModules(compilation),
          integrity: firstIntegrity(compilation, manifest),
        };
        compilation.updateAsset(MANIFEST, new webpack.sources.RawSource(JSON.stringify({ ...manifest, portal })));
        compilation.deleteAsset(STATS);
      });
    });
  }
}

/*
 * Returns the integrity of the files that the loader requests itself; the entry contains the hashes of the others. Undefined for a
 * development build, whose files change under the same names.
 */
function firstIntegrity(compilation: Compilation, manifest: object): Record<string, string> | undefined {
  if (compilation.options.mode === 'development') return undefined;
  const { entry = '', module = [] } = firstFiles(manifest) ?? {};
  return Object.fromEntries(
    [entry, ...module].map((file) => [file, integrityOf(compilation.assets[file]?.buffer() ?? '')]),
  );
}
