/** `state` of a navigation to the choice of organisations that makes the page choose this one by itself. */
export const chosenBy = (organisationId: string) => ({ organisationId });

/** Id of the organisation in the `state` of a navigation; null when there is none. */
export const chosenIn = (state: unknown): string | null => {
  const { organisationId } = Object(state) as { organisationId?: unknown };
  return typeof organisationId === 'string' ? organisationId : null;
};
