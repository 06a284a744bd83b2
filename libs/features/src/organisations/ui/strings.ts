export const strings = {
  logo: 'Siglă',
  logoFile: 'Fișierul siglei',
  logoHint: 'O imagine pătrată, de preferat cu fundal alb. Apare lângă denumire.',
  logoSaved: 'Sigla a fost schimbată.',
  ask: 'Modificarea denumirii sau a CUI-ului',
  askText: 'Denumirea și CUI-ul le schimbă asociația, după verificare. Primiți pe e-mail numărul cererii și răspunsul.',
  askName: 'Denumirea nouă',
  askCui: 'CUI nou',
  askReason: 'De ce se schimbă',
  askReasonHint: 'De exemplu hotărârea prin care s-a schimbat, cu număr și dată.',
  send: 'Trimite asociației',
  sent: (number: string) => `Cererea a fost trimisă: mesajul ${number}.`,
};
