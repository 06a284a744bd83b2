import type * as Globals from '@jest/globals';

declare global {
  /** What `@jest/globals` gives to the test file that runs now. */
  var jestGlobals: typeof Globals;
}

/* Modules stay loaded from one test file to the next, whose tests jest collects by other functions. */
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
