import { registerHooks } from 'node:module';

/** The files of `libs/domain/src/unit-of-work` that have a substitute in this folder. */
export const PARTS: readonly string[] = ['find-row', 'session', 'start-updates'];

/** Replaces parts of the unit of work by plain MikroORM. Must be called before they are imported. */
export const replaceParts = (parts: readonly string[]): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const name = /\/domain\/src\/unit-of-work\/([a-z-]+)\.ts$/.exec(found.url)?.[1] ?? '';
      return parts.includes(name) ? { ...found, url: new URL(`${name}.ts`, import.meta.url).href } : found;
    },
  });
};
