/** `state` of a navigation to the choice of organisations, on which the page makes that choice by itself. */
export const chosenBy = (organisationId: string) => ({ organisationId });

/** Id of the organisation that the `state` of a navigation chooses; null when it chooses none. */
export const chosenIn = (state: unknown): string | null => {
  const { organisationId } = Object(state) as { organisationId?: unknown };
  return typeof organisationId === 'string' ? organisationId : null;
};
