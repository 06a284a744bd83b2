export const strings = {
  conclusion: 'Concluzia consultării',
  term: 'Termen estimat',
  questions: 'Întrebări și observații',
  sentAt: (when: string) => `Trimis ${when}`,
};
