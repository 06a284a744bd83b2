export const strings = {
  shortcuts: (keys: string) => `De la tastatură: ${keys}.`,
  /** "Alt+A aprobă" */
  shortcut: (letter: string, does: string) => `Alt+${letter} ${does}`,
};
