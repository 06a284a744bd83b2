/** What a remote has in place of federation's runtime: the shell's copy (lend-runtime.ts), a quarter of what a remote's entry weighs. */
// oxlint-disable-next-line import/no-default-export -- what federation's own entry imports
export default Reflect.get(globalThis, '_PORTAL_FEDERATION');
