export const strings = {
  title: 'Cine cere împreună',
  budget: (amount: string) => `Buget ${amount}`,
};
