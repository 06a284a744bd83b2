import webpack from 'webpack';

/* Builds of one process share this cache of files, since most of them are the same packages and libraries. */
let files: webpack.Compiler['inputFileSystem'] = null;

/** Runs webpack once and returns the files that it has read. Rejects with the list of errors when the build has any. */
export function compile(config: webpack.Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new Error('webpack did not start'));
    files ??= compiler.inputFileSystem;
    compiler.inputFileSystem = files;
    compiler.run((failure, stats) => {
      compiler.close((closing) => {
        const problem = failure ?? closing;
        if (problem) return reject(problem);
        if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        resolve([...(stats?.compilation.fileDependencies ?? [])]);
      });
    });
  });
}
