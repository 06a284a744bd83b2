export const strings = {
  email: 'Adresa de e-mail',
  subscribe: 'Abonare',
  honeypot: 'Nu completați acest câmp',
  missing: 'Introduceți adresa de e-mail.',
  invalid: 'Introduceți o adresă de e-mail validă.',
  doneTitle: 'Abonare reușită!',
  doneText: 'Vă mulțumim pentru abonarea la newsletter-ul nostru.',
  confirm: 'Mai este un pas: deschideți e-mailul pe care vi l-am trimis și confirmați abonarea.',
  noScript: 'Pentru abonare este nevoie ca JavaScript să fie pornit în browser.',
};
