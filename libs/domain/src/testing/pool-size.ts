/** Maximum number of database connections of a test file. */
export const TEST_POOL_SIZE = 5;
