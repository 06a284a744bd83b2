import type * as Globals from '@jest/globals';

declare global {
  /** Exports of `@jest/globals` for the current test file. */
  var jestGlobals: typeof Globals;
}

/* Modules stay loaded between test files, while each file has its own functions of jest. */
const live = <Name extends keyof typeof Globals>(name: Name): (typeof Globals)[Name] =>
  new Proxy<(typeof Globals)[Name]>(globalThis.jestGlobals[name], {
    apply: (_target, self, values) => Reflect.apply(Object(globalThis.jestGlobals[name]), self, values),
    get: (_target, key) => Reflect.get(globalThis.jestGlobals[name], key),
  });

export const afterAll = live('afterAll');
export const afterEach = live('afterEach');
export const beforeAll = live('beforeAll');
export const beforeEach = live('beforeEach');
export const describe = live('describe');
export const expect = live('expect');
export const it = live('it');
export const jest = live('jest');
export const test = live('test');
