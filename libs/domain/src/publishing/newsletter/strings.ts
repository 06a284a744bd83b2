export const STRINGS = {
  association: 'Portal PSP',
  reason: (association: string) =>
    `${association} vă trimite acest mesaj pentru că v-ați abonat cu această adresă la newsletter.`,
  preferences: 'Modificați preferințele',
  picture: (description: string) => `[Imagine: ${description}]`,
  unsubscribe: 'Dezabonare',
  contact: (email: string) => `Întrebări: ${email}`,
  test: (subject: string) => `[Probă] ${subject}`,
};
