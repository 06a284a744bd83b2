/** Returns the time limit of one build, or of reading the operations of services, in seconds: `STEP_LIMIT_S`, by default five minutes. */
export function stepLimit(): number {
  const given = Number(process.env.STEP_LIMIT_S);
  return given > 0 ? given : 300;
}
