export const strings = {
  /** Instead of a name that is not kept any more. */
  forgottenName: 'Solicitant anonimizat',
};
