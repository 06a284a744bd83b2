import { secretPath, type Texts } from '../content.ts';

export const newsletterTexts: Texts<'newsletter-confirmation' | 'newsletter-already'> = {
  'newsletter-confirmation': ({ token }) => ({
    subject: 'Confirmați abonarea la newsletter',
    paragraphs: [
      'Ați cerut să primiți la această adresă newsletterul asociației. Abonarea începe după ce o confirmați.',
    ],
    action: { label: 'Confirmați abonarea', path: secretPath('/newsletter/confirmare', token) },
    notes: [
      'Linkul este valabil 7 zile.',
      'Dacă nu dumneavoastră ați cerut abonarea, ignorați acest mesaj: fără confirmare nu primiți nimic.',
    ],
  }),
  'newsletter-already': ({ token }) => ({
    subject: 'Adresa este deja abonată la newsletter',
    paragraphs: [
      'Cineva a cerut abonarea acestei adrese la newsletterul asociației. Ea este deja abonată; nu s-a schimbat nimic.',
    ],
    notes: [
      { text: 'Județul și domeniile alese le schimbați la', path: secretPath('/newsletter/preferinte', token) },
      { text: 'Dacă nu mai doriți să îl primiți, dezabonați-vă la', path: secretPath('/newsletter/dezabonare', token) },
    ],
  }),
};
