export const strings = {
  title: 'Oprirea raportului lunar',
  lead: 'Apăsați butonul și nu vă mai trimitem raportul lunar la această adresă.',
  stop: 'Oprește raportul lunar',
  stopping: 'Se oprește…',
  stoppedTitle: 'Raportul lunar a fost oprit',
  stoppedText: 'Nu vă mai trimitem raportul lunar. Îl puteți porni din nou oricând, din pagina „Rapoarte”.',
  noLinkTitle: 'Deschideți linkul din e-mail',
  noLink: 'Raportul lunar se oprește din linkul aflat la sfârșitul e-mailului sau din pagina „Rapoarte”.',
  invalidTitle: 'Linkul nu mai este valabil',
  invalid: 'Raportul lunar a fost deja oprit sau linkul este incomplet. Cum stă, vedeți în pagina „Rapoarte”.',
};
