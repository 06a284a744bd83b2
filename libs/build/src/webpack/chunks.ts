import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGraph, Module, WebpackOptionsNormalized } from 'webpack';
import { sharedFiles } from './sharing.ts';

/** React Aria, what it brings along, and what of ours stands on it and comes to visitors only after they ask for it. */
const ariaParts =
  /node_modules\/(react-aria|react-aria-components|react-stately|@react-(aria|stately)|@internationalized|use-sync-external-store|clsx)\/|libs\/design-system\/src\/(aria-|popover-style|combo-box-field|search-combo-box|gallery-viewer|tabs)/;

/** The calendar of a field for days, which loads when it is opened. */
const calendar =
  /node_modules\/(@internationalized\/date|react-(aria|stately|aria-components)\/.*calendar)|libs\/design-system\/src\/date-calendar/i;

/** Fields, which a page of text does without, and the lists that are filtered by them. */
const fields =
  /libs\/(design-system\/src\/(field|fields|fieldset|filters|focus-after-removal|pagination|control|text-fields|choice-fields|joined-fields|select-field|number-field|combo-box-loader|rating)\.tsx?$|remote\/src\/lists\/)/;

/** What only a form that is sent uses: its errors, its draft. Fields also stand in filters of lists. */
const sending =
  /libs\/(design-system\/src\/(error-summary|drop-area)|remote\/src\/(draft|editor\/(device|text-key)|act\/(answer|problems|refusal|strings|use-act))|auth\/src\/session\/sign-in)/;

/** What joins fields to a form that is checked and sent. */
const forms = /node_modules\/react-hook-form\/|libs\/features\/src\/forms\//;

/** What only pages of their own use: attachments, texts that could not be sent. */
const rarePages =
  /libs\/(remote\/src\/(upload|act\/unsent-text)|design-system\/src\/(file-field|steps|checkbox-group))/;

/** What pages behind a sign-in use and those of visitors hardly do: tables, dialogs, days, histories, things to do. */
const workPages =
  /libs\/(design-system\/src\/(table|cells|timeline|life|rows|figure|dialog|menu|date-field|day)|remote\/src\/(history|price-with-vat|use-tries|editor\/(?!device|text-key)|lists\/(by-schema|status-bar)))|libs\/contracts\/src\/(history|capabilities|words)/;

/** What one article, partner or community is shown with, and lists of them are not. */
const details = /libs\/design-system\/src\/(gallery|rich-text|description-list)\.tsx$/;

type SplitChunks = Exclude<WebpackOptionsNormalized['optimization']['splitChunks'], false | undefined>;

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|styled-components|stylis|css-to-react-native|@emotion|@tanstack|zustand)\/|build\/src\/webpack\/(router|query)\.ts$/;

/**
 * The shell's files. Left alone, webpack makes one of each shared module, and a first load of a hundred requests. Here the
 * frameworks are one file, what every first load uses of our libraries another, and what single pages use a third.
 */
export function hostChunks(root: string): SplitChunks {
  const start = new Set([join(root, 'shell/src/bootstrap.tsx')]);
  const common = { chunks: 'all' as const, enforce: true, reuseExistingChunk: true };
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      framework: { ...common, name: 'framework', test: framework, priority: 30 },
      base: {
        ...common,
        name: 'base',
        priority: 20,
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => isReachedFrom(module, chunkGraph, start),
      },
      // What forms are checked with; no first load waits for it.
      checks: {
        ...common,
        name: 'checks',
        priority: 25,
        test: (module: Module) => isCheck(module.nameForCondition() ?? ''),
      },
      // Asked for after the first thing that a person does.
      toasts: { ...common, name: 'toasts', priority: 26, test: /node_modules\/sonner\/|design-system\/src\/toaster/ },
      rare: { ...common, name: 'rare', priority: 22, test: rarePages },
      work: { ...common, name: 'work', priority: 21, test: workPages },
      fields: { ...common, name: 'fields', priority: 18, test: fields },
      details: { ...common, name: 'details', priority: 16, test: details },
      forms: { ...common, name: 'forms', priority: 24, test: forms },
      sending: { ...common, name: 'sending', priority: 17, test: sending },
      calendar: { ...common, name: 'calendar', priority: 19, test: calendar },
      // Dialogs, menus, tabs and suggestions: what a page of text and plain fields does without.
      aria: {
        ...common,
        name: 'aria',
        priority: 15,
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
          ariaParts.test(module.nameForCondition() ?? '') && isReachedFrom(module, chunkGraph, sharedFilesOf(root)),
      },
      more: {
        ...common,
        name: 'more',
        priority: 10,
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
          isReachedFrom(module, chunkGraph, sharedFilesOf(root)),
      },
    },
  };
}

/** True for zod and for contracts that are checked with it. */
const isCheck = (file: string): boolean =>
  /node_modules\/zod\//.test(file) ||
  (/libs\/contracts\/src\//.test(file) && readFileSync(file, 'utf8').includes("from 'zod'"));

const sharedFilesOf = (root: string): Set<string> => new Set(sharedFiles(root).map(({ file }) => file));

/** True when one of these files leads, without a further dynamic import, to the module. Never for what only offers a module. */
function isReachedFrom(module: Module, graph: ChunkGraph, files: Set<string>): boolean {
  if (module.type === 'provide-module') return false;
  for (const chunk of graph.getModuleChunksIterable(module)) {
    for (const start of graph.getChunkRootModules(chunk)) {
      if (files.has(start.nameForCondition() ?? '')) return true;
    }
  }
  return false;
}
