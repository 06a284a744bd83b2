import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { workspaceRoot } from '../workspace.ts';

/** Browsers of the last three years; what they lack is not used rather than filled in. */
const target = 'es2022';

// By path: swc would look the names up from the folder the command was started in.
const require = createRequire(import.meta.url);
const styledComponents = require.resolve('@swc/plugin-styled-components');
const loader = require.resolve('swc-loader');

/** What the name of a font has in it that holds Romanian's characters only. */
export const ROMANIAN_FONT = '.romanian';

/**
 * TypeScript and JSX through swc. Component ids of styled-components are derived from the file, so that the same component
 * has the same class in every bundle and on the server. `isHot`: changed components are replaced in the page that is open.
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
    // Modules of its own, so that the shell's first files hold no more of federation than they use.
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
    // Elsewhere one runtime in both modes: a remote built for production must run in a shell built for development.
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
