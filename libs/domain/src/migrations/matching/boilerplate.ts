/** Folded words of payment, reception, form and procedure, which stand in requests of every domain; any form of them. */
export const BOILERPLATE: readonly string[] = `
plata platilor plateste avans avansul factura facturii facturare facturat transa transe lei tva pret pretul cost costul costuri buget
bugetul valoare valoarea suma sume achita achitare decont decontare garantie garantia receptie receptia proces verbal verbale
predare predarea preluare livrare livrarea livrabil livrabile termen termenul durata calendar etapa etape
functionar functionari functionarul persoana persoanei contact responsabil semnare semnatura semneaza stampila formular
formulare formularul anexa anexe anexat anexata anexate document documente documentul documentatie dosar copie copii original scris scrisa electronic
contract contractul contractului contracte contractare clauza clauze ofertant ofertanti ofertantul ofertare prestator prestatorul
prestare furnizor furnizorul beneficiar beneficiarul executant executantul atribuire criteriu criterii punctaj cerinta caiet
sarcini valabil valabilitate minim minima maxim maxima aproximativ total totala unitate bucata bucati cantitate luna luni lunar
saptamana saptamani ora ore program programul intrebari raspuns raspunsul clarificari echipa experienta calificare
sediu sediul adresa telefon email semestru trimestru avizare aprobare aprobat conform conformitate obligatii
raport rapoarte raportul raportare`
  .trim()
  .split(/\s+/);
