/** Seconds that one build, or reading what services serve, may take: `STEP_LIMIT_S`, five minutes unless set. */
export function stepLimit(): number {
  const given = Number(process.env.STEP_LIMIT_S);
  return given > 0 ? given : 300;
}
