/** Words that several screens of the area share. */
export const strings = {
  saving: 'Se salvează…',
  history: 'Istoric',
};
