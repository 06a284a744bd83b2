export const strings = {
  newTab: '(se deschide într-o filă nouă)',
};
