/** Newsletter issues: two sent, one draft. */
export const ISSUES = [
  {
    status: 'sent',
    daysAgo: 47,
    subject: 'Finanțări deschise și termene care se apropie',
    preheader: 'Două apeluri pentru eficiență energetică și un ghid pentru comunele mici',
    body: `<p>Bună ziua,</p><p>În această lună se deschid două apeluri la care pot depune și comunele sub 5.000 de locuitori. Am strâns mai jos ce trebuie pregătit din timp.</p><h2>Eficiență energetică în clădirile publice</h2><p>Auditul energetic este cel care întârzie cel mai des dosarele. Cereți-l înainte de a scrie cererea de finanțare: în portal găsiți <a href="/parteneri">parteneri verificați</a> care îl fac în trei până la cinci săptămâni.</p><h2>Ce au întrebat instituțiile</h2><ul><li>Cine semnează declarația de eligibilitate când primarul este în concediu?</li><li>Se poate folosi un studiu de fezabilitate mai vechi de doi ani?</li></ul><p>Răspunsurile complete sunt pe <a href="/blog">blogul asociației</a>.</p>`,
  },
  {
    status: 'sent',
    daysAgo: 16,
    subject: 'Cum se scrie o solicitare la care răspund firmele',
    preheader: 'Trei lucruri care aduc mai multe oferte, din cererile primite în portal',
    body: `<p>Bună ziua,</p><p>Am citit solicitările din ultimele luni. Cele la care au răspuns mai mult de trei firme au ceva în comun.</p><h2>Trei lucruri care ajută</h2><ul><li><strong>Un buget orientativ.</strong> Fără el, firmele serioase așteaptă să întrebe altcineva.</li><li><strong>Un termen realist.</strong> Sub zece zile răspund numai cei care au deja dosarul făcut.</li><li><strong>Ce există deja.</strong> Un inventar, chiar incomplet, scurtează oferta la jumătate.</li></ul><p>Pe pagina de <a href="/marketplace">servicii ale partenerilor</a> vedeți ce se oferă și la ce prețuri orientative.</p>`,
  },
  {
    status: 'draft',
    daysAgo: 2,
    subject: 'Arhiva electronică: de unde începe o primărie mică',
    preheader: 'Ce am învățat de la patru comune care au făcut-o',
    body: `<p>Bună ziua,</p><p>Patru comune ne-au povestit cum au trecut la registratura electronică. Niciuna nu a început cu programul, ci cu nomenclatorul arhivistic.</p><h2>Pe scurt</h2><ul><li>Două săptămâni pentru nomenclator</li><li>O lună pentru scanarea registrelor curente</li></ul>`,
  },
] as const;

/** Domains chosen by subscribers; repeated ones are chosen more often. */
export const INTERESTS = [
  'fonduri-europene',
  'fonduri-europene',
  'achizitii-publice',
  'it-digitalizare',
  'mediu',
  'consultanta-juridica',
  'taxare-fiscalitate',
] as const;
