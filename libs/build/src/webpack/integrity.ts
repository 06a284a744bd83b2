import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../release/integrity.ts';

/** Placeholder in the code of an entry for the hash of a chunk, until its file is final. */
const placeOf = (id: Chunk['id']): string => `*integrity of ${id}*`;

/**
 * Makes browsers refuse scripts that differ from the build: the entry contains the hashes of all chunks, and the manifest the hash of the
 * entry.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', (code, chunk) => `${code}\n${setIntegrity(chunk)}`);
      // File names have their final hashes at this stage.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, () => fillPlaces(compilation));
    });
  }
}

function setIntegrity(entry: Chunk): string {
  const hashes = [...entry.getAllAsyncChunks()].map(({ id }) => [id, placeOf(id)] as const);
  return `script.integrity = ${JSON.stringify(Object.fromEntries(hashes))}[chunkId] || "";`;
}

function fillPlaces(compilation: Compilation): void {
  const hashes = new Map([...compilation.chunks].map((chunk) => [placeOf(chunk.id), hashOf(compilation, chunk)]));
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    const text = source.source().toString();
    const filled = text.replaceAll(/\*integrity of [^*]+\*/g, (place) => hashes.get(place) ?? '');
    if (filled !== text) compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}

function hashOf(compilation: Compilation, { files }: Chunk): string {
  const script = [...files].find((name) => name.endsWith('.js'));
  return script ? integrityOf(compilation.assets[script]?.buffer() ?? '') : '';
}

/** Returns the integrity of each script of a build by its name. */
export const scriptIntegrity = (compilation: Compilation): Record<string, string> =>
  Object.fromEntries(
    compilation
      .getAssets()
      .flatMap(({ name, source }) => (name.endsWith('.js') ? [[name, integrityOf(source.buffer())]] : [])),
  );
