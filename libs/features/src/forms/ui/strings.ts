export const strings = {
  noScript: 'Pentru acest formular este nevoie ca JavaScript să fie pornit în browser.',
};
