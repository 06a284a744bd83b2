/** Connections that the portal of one test file opens at most. */
export const TEST_POOL_SIZE = 5;
