/**
 * What a form holds once its save was answered, for `setState`: what is stored now, unless more was typed than was sent.
 * They are compared as JSON.
 */
export const afterSave =
  <T>(sent: T, stored: T) =>
  (present: T): T =>
    JSON.stringify(present) === JSON.stringify(sent) ? stored : present;
