/** Texts of mails to people whose account was suspended or restored. */
export const STRINGS = {
  /** Reason of a closed record that another one took over. */
  mergedInto: (name: string) => `Contopită cu „${name}”.`,
  suspend: (reason: string) => ({
    title: 'Contul dumneavoastră a fost suspendat',
    message: `Nu vă mai puteți conecta la Portal PSP. Motivul: ${reason}`,
    href: '/login',
  }),
  restore: () => ({
    title: 'Contul dumneavoastră este din nou activ',
    message: 'Suspendarea contului a fost ridicată. Vă puteți conecta la Portal PSP.',
    href: '/login',
  }),
};
