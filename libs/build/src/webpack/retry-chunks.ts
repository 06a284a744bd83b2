import type { Compiler, RuntimeModule } from 'webpack';

/** Time for one try of a file, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 8000;
const TRIES = 3;

/**
 * Fetches a file of code up to three times before its import fails, each time under a fresh address: a cache may keep what
 * was cut off on the way. The next import of the same file tries again.
 */
export class RetryChunksPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    compiler.hooks.compilation.tap('RetryChunksPlugin', (compilation) => {
      const { runtimeRequirementInTree } = compilation.hooks;
      runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap('RetryChunksPlugin', (chunk, needed) => {
        needed.add(RuntimeGlobals.ensureChunk).add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, retrying(RuntimeModule, RuntimeGlobals));
      });
    });
  }
}

function retrying(Base: typeof RuntimeModule, globals: Compiler['webpack']['RuntimeGlobals']): RuntimeModule {
  const { ensureChunk: load, getChunkScriptFilename: name } = globals;
  return new (class extends Base {
    constructor() {
      super('retry chunks', Base.STAGE_ATTACH);
    }

    override generate(): string {
      return `
var failures = {}, load = ${load}, name = ${name};
${name} = (id) => name(id) + (failures[id] ? "?try=" + failures[id] : "");
${load} = (id) => load(id).catch((error) => {
  failures[id] = (failures[id] || 0) + 1;
  if (failures[id] % ${TRIES} === 0) throw error;
  return ${load}(id);
});`;
    }
  })();
}
