import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { workspaceRoot } from '../workspace.ts';

/** Browsers of the last three years; features that they lack are avoided, not polyfilled. */
const target = 'es2022';

// Resolves plugins to paths: swc would resolve their names from the current folder.
const require = createRequire(import.meta.url);
const styledComponents = require.resolve('@swc/plugin-styled-components');
const loader = require.resolve('swc-loader');

/** Part of the file name of a font reduced to Romanian characters. */
export const ROMANIAN_FONT = '.romanian';

/**
 * Returns the rules that compile TypeScript and JSX by swc. Component ids of styled-components are derived from the file, so that a
 * component has the same class in every bundle and on the server. `isHot` replaces changed components in the open page.
 */
export function sourceRules(mode: 'production' | 'development', isHot = false): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: [
        ...(isHot ? [join(import.meta.dirname, '../dev/accept-components.ts')] : []),
        { loader, options: swcOptions(mode, isHot) },
      ],
    },
    // A separate layer, so that the shell's first files contain only the parts of federation that they use.
    { test: /loader\/lend-runtime\.ts$/, layer: 'lent' },
    { test: /\.css$/, type: 'css/auto' },
    {
      test: /\.woff2$/,
      resourceQuery: /^\?romanian$/,
      type: 'asset/resource',
      loader: join(import.meta.dirname, 'romanian-font.ts'),
      generator: { filename: `assets/[name]${ROMANIAN_FONT}.[contenthash:10][ext]` },
    },
    { test: /\.(woff2|png|jpg|webp|svg)$/, resourceQuery: { not: [/^\?romanian$/] }, type: 'asset/resource' },
  ];
}

const swcOptions = (mode: 'production' | 'development', isHot: boolean) => ({
  swcrc: false,
  jsc: {
    target,
    parser: { syntax: 'typescript', tsx: true },
    // Otherwise both modes use one runtime, since a production remote must run in a development shell.
    transform: { react: { runtime: 'automatic', development: isHot, refresh: isHot } },
    experimental: {
      cacheRoot: join(workspaceRoot, 'node_modules/.cache/swc'),
      plugins: [
        [
          styledComponents,
          { ssr: true, displayName: mode === 'development', fileName: false, pure: true, minify: true },
        ],
      ],
    },
  },
});
