export const strings = {
  problem: 'Există o problemă',
  keptText: 'Textul dvs. este păstrat.',
  changed: 'Între timp, altcineva a făcut o schimbare.',
  reloaded: 'Am încărcat starea nouă; verificați și încercați din nou.',
  reloadedKept: 'Am încărcat starea nouă, iar ce ați completat este păstrat; verificați și încercați din nou.',
  requestId: (id: string) => `Cod pentru asistență: ${id}`,
};
