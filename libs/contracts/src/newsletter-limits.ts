/* Separate from the contract, because error messages use it. */

/** Maximum pictures per issue. */
export const PICTURES_MAX = 20;
