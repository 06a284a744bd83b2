import { expect, test } from '@jest/globals';
import pureContracts from './pure-contracts.ts';

test.each([
  [
    'a schema over several lines',
    'export const body = z.strictObject({\n    name: z.string()\n});\n',
    'export const body = /*#__PURE__*/ (() => z.strictObject({\n    name: z.string()\n}))();\n',
  ],
  [
    'a schema behind a comment',
    '/** A page. */ export const page = pageOf(item);\nexport const a = 1;\n',
    '/** A page. */ export const page = /*#__PURE__*/ (() => pageOf(item))();\nexport const a = 1;\n',
  ],
  [
    'a schema that is marked by hand',
    'export const code = /* @__PURE__ */ z.enum(codes);\n',
    'export const code = /*#__PURE__*/ (() => z.enum(codes))();\n',
  ],
])('%s is left out where nobody uses it', (_what, source, result) => {
  expect(pureContracts(source)).toBe(result);
});

test.each([
  'export const names = {\n    a: 1\n};\n',
  'export const show = (text)=>{\n    const plain = text.trim();\n    return plain;\n};\n',
  'export const list = [\n    "a"\n];\n',
  'export function check() {\n    const x = z.string();\n}\n',
])('what is no computed value stays as it is', (source) => {
  expect(pureContracts(source)).toBe(source);
});
