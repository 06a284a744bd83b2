/** Texts of the reports of content. */
export const reportStrings = {
  reports: 'Semnalări',
  aboutQuestion: (text: string) => `La întrebarea: ${text}`,
  reportedBy: (who: string, when: string) => `${who}, ${when}`,
  outcomes: {
    kept: 'Verificat: a rămas public.',
    removed: 'Verificat: a fost scos.',
    withdrawn: 'Închis: nu mai era public.',
  },
};
