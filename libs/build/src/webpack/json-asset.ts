import type { Compilation, Compiler } from 'webpack';

/** Emits a JSON file about the build, after the names of its files have got their final hashes. */
export class JsonAssetPlugin {
  private readonly name: string;
  private readonly make: (compilation: Compilation) => unknown;

  constructor(name: string, make: (compilation: Compilation) => unknown) {
    this.name = name;
    this.make = make;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('JsonAssetPlugin', (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: `JsonAssetPlugin ${this.name}`, stage }, () => {
        compilation.emitAsset(this.name, new sources.RawSource(JSON.stringify(this.make(compilation))));
      });
    });
  }
}
