import type { SirutaReport } from '@psp/domain/joining/authorities/import-siruta';
import type { CpvReport } from '@psp/domain/operating/taxonomies/cpv/import-cpv';

const SHOWN = 20;
const more = (count: number): string[] => (count > SHOWN ? [`  … și alte ${count - SHOWN}`] : []);

/** Every line that the commands on the portal's data print. */
export const strings = {
  starting: 'Portalul este pornit chiar acum; așteptați să răspundă și reluați comanda.',
  importUsage: 'Folosire: npm run import:siruta -- FIȘIER.csv [--force]',
  noFile: (path: string, reason: string) => `Fișierul ${path} nu poate fi citit: ${reason}`,
  nothingChanged: (reason: string) => `${reason}\nRegistrul autorităților a rămas neschimbat.`,
  progress: (done: number, total: number) => `Autorități scrise: ${done} din ${total}`,
  report: ({ total, added, changed, unchanged, kept }: SirutaReport) => [
    `Registrul autorităților, ${total} în fișier: ${added} adăugate, ${changed.length} modificate, ${unchanged} neschimbate, ${kept.length} păstrate deși nu mai sunt în fișier.`,
    ...changed.slice(0, SHOWN).map(({ siruta, before, after }) => `  ${siruta}: ${before} → ${after}`),
    ...more(changed.length),
    ...kept.slice(0, SHOWN).map(({ siruta, name }) => `  păstrată: ${siruta} ${name}`),
    ...more(kept.length),
  ],
  importCpvUsage: 'Folosire: npm run import:cpv -- FIȘIER.csv',
  cpvUnchanged: (reason: string) => `${reason}\nLista codurilor CPV a rămas neschimbată.`,
  cpvReport: ({ total, added, changed, unchanged }: CpvReport) =>
    `Coduri CPV, ${total} în fișier: ${added} adăugate, ${changed} redenumite, ${unchanged} neschimbate.`,
  adminUsage:
    'Folosire: npm run admin:create -- --email adresa@exemplu.ro --name "Prenume Nume" [--organisation "Denumire"] [--contact contact@exemplu.ro]',
  emailInvalid: (email: string) => `„${email}” nu este o adresă de e-mail.`,
  emailTaken: (email: string) => `Adresa ${email} are deja un cont; nu s-a schimbat nimic.`,
  organisationMade: (name: string) => `A fost creată organizația „${name}”.`,
  adminMade: (email: string, link: string) =>
    `A fost creat contul de administrator ${email}. Parola se alege o singură dată, în 24 de ore, la:\n${link}`,
};

export const ASSOCIATION = 'Asociația Servicii Publice';
