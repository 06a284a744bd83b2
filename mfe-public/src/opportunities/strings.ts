export const strings = {
  title: 'Oprirea alertelor',
  lead: 'Apăsați butonul și nu vă mai trimitem alerte despre oportunități. Filtrele salvate rămân.',
  stop: 'Oprește alertele',
  stopping: 'Se opresc…',
  stoppedTitle: 'Alertele au fost oprite',
  stoppedText: 'Nu vă mai trimitem alerte. Le puteți porni din nou oricând, la filtrele salvate din „Oportunități”.',
  noLinkTitle: 'Deschideți linkul din e-mail',
  noLink: 'Alertele se opresc din linkul aflat la sfârșitul e-mailului sau la filtrele salvate din „Oportunități”.',
  invalidTitle: 'Linkul nu mai este valabil',
  invalid: 'Linkul este incomplet sau nu mai faceți parte din firmă. Filtrele salvate sunt la „Oportunități”.',
};
