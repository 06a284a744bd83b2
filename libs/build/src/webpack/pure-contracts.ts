/** A value that a contract computes when it is loaded: `const body = z.strictObject({ … });`, over one line or several. */
const computed =
  /((?:^|\*\/ )(?:export )?const \w+ = )(?:\/\* ?[#@]__PURE__ ?\*\/ )?((?!async\b|function\b|new\b|await\b)[A-Za-z_$][\w$.]*\([\s\S]*?);$(?=\n(?:[^\s})\]]|\n)|\n?$(?![\s\S]))/gm;

/**
 * Loader for libs/contracts: what a page does not use of a contract is left out of its bundle, and with the last schema the whole
 * of zod, although schemas are made by calls that a bundler would have to keep.
 */
// oxlint-disable-next-line import/no-default-export -- what webpack looks for
export default function pureContracts(source: string): string {
  return source.replace(computed, '$1/*#__PURE__*/ (() => $2)();');
}
