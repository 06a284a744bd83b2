import { mkdirSync, type PathOrFileDescriptor, rename, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFileSystem } from 'webpack';
import webpack from 'webpack';
import { contractVersion, type Release, writeRelease } from '../release/manifest.ts';
import { makeLive } from '../release/registry.ts';
import { createConfig } from '../webpack/config.ts';
import { type BrowserProject, browserProjects, remoteName } from '../workspace.ts';

const version = 'dev';

export interface Watched {
  releasesDir: string;
  stop(): Promise<void>;
}

type Done = (failure: NodeJS.ErrnoException | null) => void;

/** Returns a file system that replaces files atomically: readers see the whole old or the whole new content. */
export const wholeFiles = (files: OutputFileSystem): OutputFileSystem => ({
  ...files,
  writeFile: (
    file: PathOrFileDescriptor,
    content: string | NodeJS.ArrayBufferView,
    ...rest: [Done] | [unknown, Done]
  ) => {
    const done = rest.length === 1 ? rest[0] : rest[1];
    const draft = `${String(file)}.part`;
    files.writeFile(draft, content, (failure) => (failure ? done(failure) : rename(draft, String(file), done)));
  },
});

/**
 * Builds every browser application for development, once and on each change, into releases below `folder`. Resolves after the first
 * builds; build errors are printed.
 */
export async function watchApplications(root: string, folder: string, say: (line: string) => void): Promise<Watched> {
  const releasesDir = join(folder, 'releases');
  const contract = contractVersion(root);
  const watchings: webpack.Watching[] = [];
  const noteBuild = createNotes(join(folder, 'changed'));
  const first = browserProjects.map((project) => {
    const output = join(releasesDir, remoteName(project), version);
    // Removes rebuilds of an earlier run.
    rmSync(output, { recursive: true, force: true });
    mkdirSync(output, { recursive: true });
    return new Promise<void>((resolve) => {
      const compiler = webpack(configOf(root, project, output));
      if (compiler?.outputFileSystem) compiler.outputFileSystem = wholeFiles(compiler.outputFileSystem);
      const watching = compiler?.watch({ aggregateTimeout: 100 }, (failure, stats) => {
        if (failure || !stats || stats.hasErrors()) {
          say(failure?.message ?? stats?.toString({ preset: 'errors-only', colors: true }) ?? project);
        } else {
          say(goLive(releasesDir, { name: remoteName(project), version, contract }) ?? `${project} ✓`);
          noteBuild(project, stats.hash ?? '');
        }
        resolve();
      });
      if (watching) watchings.push(watching);
    });
  });
  await Promise.all(first);
  const stop = async (): Promise<void> => {
    await Promise.all(watchings.map((watching) => new Promise((resolve) => watching.close(resolve))));
  };
  return { releasesDir, stop };
}

/* Writes the hash of each application's latest build to a file, which the gateway sends to open pages when it changes. */
function createNotes(file: string): (project: string, hash: string) => void {
  const hashes: Record<string, string> = {};
  return (project, hash) => {
    hashes[project] = hash;
    writeFileSync(`${file}.part`, JSON.stringify(hashes));
    renameSync(`${file}.part`, file);
  };
}

/** Makes a build live. Returns an error message instead of throwing, since the next change may fix the problem. */
export function goLive(releasesDir: string, release: Release): string | undefined {
  try {
    writeRelease(join(releasesDir, release.name, release.version), release);
    makeLive(releasesDir, [release]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function configOf(root: string, project: BrowserProject, output: string): webpack.Configuration {
  const flavour = project === 'shell' ? 'host' : 'remote';
  const config = createConfig({ root, project, flavour, mode: 'development', version, isHot: true });
  const plugins = [
    new webpack.HotModuleReplacementPlugin(),
    new webpack.DefinePlugin({ APPLICATION: JSON.stringify(project) }),
    // Without a name, the module is added to every entry.
    new webpack.EntryPlugin(join(root, project), join(import.meta.dirname, 'hot.ts'), { name: undefined }),
  ];
  return { ...config, plugins: [...plugins, ...(config.plugins ?? [])], output: { ...config.output, path: output } };
}
