/* Apart from the contract, so that the errors, which name it, carry nothing of it. */

/** Pictures that may be sent for one issue. */
export const PICTURES_MAX = 20;
