export const badgeStrings = {
  none: 'Necompletat',
  until: (day: string) => `valabil până la ${day}`,
  expired: (day: string) => `expirat la ${day}, nu mai apare pe pagina publică`,
  endless: 'fără termen',
  noFile: 'Fără fișier: firma nu a anexat certificatul',
  reasonHint: 'Îl citește firma și rămâne în istoric. De exemplu: verificat în registrul comerțului.',
  acts: {
    giveBadge: {
      label: 'Acordă insigna',
      key: { letter: 'A', does: 'acordă insigna' },
      title: (name: string) => `Acordați insigna: ${name}?`,
      text: 'Firma apare ca partener verificat pe pagina publică și în liste. Verificați întâi CUI-ul și numărul în registru și deschideți certificatul.',
      done: 'Insigna a fost acordată',
    },
    keepBadge: {
      label: 'Păstrează insigna',
      key: { letter: 'P', does: 'păstrează insigna' },
      title: (name: string) => `Lăsați insigna: ${name}?`,
      text: 'O condiție nu mai este îndeplinită. Firma păstrează insigna și primește motivul.',
      done: 'Firma păstrează insigna',
    },
    refuseBadge: {
      label: 'Refuză cererea',
      key: { letter: 'R', does: 'refuză cererea' },
      title: (name: string) => `Refuzați insigna: ${name}?`,
      text: 'Firma primește motivul și o poate cere din nou.',
      done: 'Cererea a fost refuzată',
    },
    withdrawBadge: {
      label: 'Retrage insigna',
      key: { letter: 'R', does: 'retrage insigna' },
      title: (name: string) => `Retrageți insigna: ${name}?`,
      text: 'Insigna dispare de pe pagina publică și din liste. Firma primește motivul.',
      done: 'Insigna a fost retrasă',
    },
  },
};
