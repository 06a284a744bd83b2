import type { DomainSlug } from '@psp/contracts/taxonomies';

/** `{loc}` is the place ("Sibiu", "județul Cluj"), `{n}` a small number. Budget in lei, without VAT. */
export interface RequestText {
  title: string;
  body: string;
  budget: readonly [min: number, max: number];
}

const text = (title: string, min: number, max: number, body: string): RequestText => ({ title, body, budget: [min, max] });

export const REQUEST_TEXTS: Record<DomainSlug, readonly RequestText[]> = {
  'it-digitalizare': [
    text('Digitalizarea registrului agricol din {loc}', 60_000, 110_000, 'Registrul agricol este ținut pe hârtie pentru o parte din gospodării. Dorim preluarea datelor într-o aplicație, verificarea lor și interconectarea cu evidența fiscală.'),
    text('Registratură electronică pentru {loc}', 35_000, 70_000, 'Avem în jur de {n}.000 de documente pe an, înregistrate în caiet. Căutăm o aplicație cu flux de aprobare, semnătură electronică și raport al termenelor depășite.'),
    text('Scanarea arhivei de urbanism, {n} metri liniari', 45_000, 120_000, 'Autorizațiile de construire emise după 1990 trebuie scanate, indexate după adresă și beneficiar și puse la dispoziția compartimentului de urbanism. Documentele nu pot părăsi sediul.'),
    text('Audit de securitate informatică', 25_000, 55_000, 'Dorim evaluarea rețelei, a stațiilor de lucru și a aplicațiilor expuse în internet, cu un plan de remediere pe priorități. Raportul va fi prezentat conducerii.'),
    text('Sistem GIS pentru urbanism în {loc}', 90_000, 210_000, 'Planul urbanistic general, rețelele edilitare și nomenclatorul stradal trebuie aduse într-un singur sistem, consultabil public. Datele vectoriale existente vor fi preluate.'),
    text('Rețea și {n} stații de lucru pentru sediul administrativ', 55_000, 130_000, 'Cablarea existentă are peste 15 ani. Solicităm proiect, echipamente active, stații de lucru și instruirea persoanei care le va administra.'),
  ],
  'fonduri-europene': [
    text('Cerere de finanțare pentru reabilitarea a {n} școli din {loc}', 40_000, 95_000, 'Dorim depunerea unui proiect pentru eficientizarea energetică a unităților de învățământ. Avem expertize tehnice pentru două dintre clădiri.'),
    text('Management de proiect pentru modernizarea drumurilor din {loc}', 60_000, 140_000, 'Contractul de finanțare este semnat, cu durata de implementare de 24 de luni. Solicităm echipă de management, cereri de plată și raportare.'),
    text('Studiu de fezabilitate pentru rețeaua de apă și canalizare', 80_000, 190_000, 'Extinderea vizează {n} km de rețea și o stație de epurare. Studiul trebuie să însoțească cererea de finanțare din apelul deschis.'),
    text('Consultanță PNRR pentru centrul de zi din {loc}', 30_000, 65_000, 'Avem terenul și avizul de principiu al direcției de asistență socială. Căutăm consultant pentru implementare, cu experiență în proiecte sociale.'),
    text('Analiză cost-beneficiu pentru terenul de sport', 15_000, 35_000, 'Analiza este cerută de finanțator până la sfârșitul lunii viitoare. Punem la dispoziție devizul general și studiul geotehnic.'),
  ],
  'achizitii-publice': [
    text('Documentație de achiziție pentru iluminatul public din {loc}', 18_000, 40_000, 'Modernizăm {n}00 de puncte luminoase. Avem nevoie de caiet de sarcini, strategie de contractare și model de contract.'),
    text('Asistență în evaluarea ofertelor pentru lucrări de drumuri', 15_000, 38_000, 'Solicităm doi experți cooptați care să sprijine comisia de evaluare. Termenul estimat de evaluare este de 25 de zile.'),
    text('Externalizarea activității de achiziții pentru 12 luni', 48_000, 84_000, 'Compartimentul are un singur angajat. Avem în plan {n} achiziții directe pe lună și două proceduri simplificate pe an.'),
    text('Mobilier și echipamente pentru {n} săli de clasă', 70_000, 160_000, 'Solicităm ofertă pentru bănci reglabile, catedre, table interactive și montaj. Livrarea se face în vacanța școlară.'),
    text('Planul anual de achiziții și strategia pentru anul viitor', 9_000, 20_000, 'Pornim de la referatele compartimentelor și de la proiectul de buget. Dorim și o procedură internă pentru achizițiile directe.'),
  ],
  'consultanta-juridica': [
    text('Inventarierea și întabularea domeniului public din {loc}', 55_000, 125_000, 'Aproximativ {n}0 de imobile nu au carte funciară. Solicităm verificarea actelor, completarea inventarului și asistență până la întabulare.'),
    text('Contract de delegare pentru serviciul de salubrizare', 30_000, 65_000, 'Contractul actual expiră la sfârșitul anului. Dorim studiu de oportunitate, regulament al serviciului și contract.'),
    text('Reprezentare în litigii privind terenuri din {loc}', 20_000, 55_000, 'Sunt {n} dosare pe rol, în fond și apel. Oferta va cuprinde onorariul pe dosar și pe fază procesuală.'),
    text('Conformarea cu regulamentul privind protecția datelor', 12_000, 28_000, 'Avem nevoie de registrul prelucrărilor, politici interne, instruire și un responsabil extern pentru 12 luni.'),
    text('Regulament pentru utilizarea spațiilor publice din {loc}', 10_000, 22_000, 'Regulamentul va acoperi terasele, comerțul stradal și evenimentele. Dorim și sprijin pentru dezbaterea publică.'),
  ],
  mediu: [
    text('Audit energetic pentru {n} școli din {loc}', 35_000, 80_000, 'Clădirile au fost ridicate între 1965 și 1985. Solicităm certificate, audit și un plan de măsuri ordonat după perioada de amortizare.'),
    text('Registrul local al spațiilor verzi', 40_000, 95_000, 'Inventarul trebuie să cuprindă arborii, starea lor de sănătate și poziția pe hartă. Suprafața estimată este de {n} hectare.'),
    text('Centrală fotovoltaică pentru clădirile publice din {loc}', 120_000, 260_000, 'Dorim soluție la cheie pentru autoconsum, cu studiu de soluție, proiect și racordare. Acoperișurile a {n} clădiri sunt disponibile.'),
    text('Plan de menținere a calității aerului', 45_000, 90_000, 'Planul anterior expiră. Solicităm modelarea dispersiei, inventarul emisiilor și măsuri pe cinci ani.'),
    text('Studiu de oportunitate pentru colectarea separată', 22_000, 48_000, 'Colectăm din {n} sate, cu o singură autospecială. Studiul va compara trei variante de organizare și costul pe gospodărie.'),
    text('Amenajarea parcului central din {loc}', 110_000, 240_000, 'Parcul are 1,8 hectare. Solicităm proiect peisagistic, alei accesibile, sistem de irigare și mobilier urban.'),
  ],
  'strategii-locale': [
    text('Strategia de dezvoltare locală {from}–{to} pentru {loc}', 55_000, 130_000, 'Strategia actuală se încheie. Dorim diagnostic, consultare în fiecare cartier sau sat, portofoliu de proiecte și indicatori.'),
    text('Plan de mobilitate urbană durabilă', 90_000, 200_000, 'Planul va cuprinde model de trafic, transport public, piste de biciclete și siguranță în jurul a {n} școli.'),
    text('Bugetare participativă, prima ediție în {loc}', 20_000, 45_000, 'Alocăm un procent din bugetul de investiții. Căutăm metodologie, platformă de vot și moderarea întâlnirilor.'),
    text('Strategia serviciilor sociale', 25_000, 50_000, 'Documentul va acoperi perioada {from}–{to} și va fi aprobat de consiliu. Avem peste {n}00 de beneficiari în evidență.'),
    text('Masterplan turistic pentru {loc}', 50_000, 115_000, 'Dorim inventarul atracțiilor, trasee, estimarea fluxurilor și un plan de investiții eșalonat.'),
  ],
  'taxare-fiscalitate': [
    text('Fundamentarea taxei de salubrizare în {loc}', 14_000, 32_000, 'Tariful actual nu acoperă costurile operatorului. Solicităm calculul pe tipuri de utilizatori și proiectul de hotărâre.'),
    text('Inventarierea materiei impozabile, {n}.000 de gospodării', 70_000, 165_000, 'Verificarea se face pe teren, cu fotografii și măsurători. Diferențele se transmit compartimentului fiscal în format electronic.'),
    text('Audit public intern externalizat pentru {loc}', 18_000, 42_000, 'Planul anual cuprinde {n} misiuni. Ultimul raport al Curții de Conturi va fi pus la dispoziție.'),
    text('Recuperarea creanțelor bugetare mai vechi de trei ani', 25_000, 60_000, 'Sunt în jur de {n}00 de debitori persoane fizice. Dorim analiza prescripției, somații și titluri executorii.'),
    text('Studiu privind taxele locale pentru anul următor', 12_000, 26_000, 'Studiul va estima veniturile în trei scenarii și impactul asupra gospodăriilor cu venituri mici.'),
  ],
  'resurse-umane': [
    text('Formare profesională pentru {n} funcționari din {loc}', 16_000, 45_000, 'Temele sunt achizițiile publice, comunicarea cu cetățenii și protecția datelor. Preferăm sesiuni la sediu, în grupe mici.'),
    text('Organizarea concursurilor pentru {n} funcții publice', 12_000, 30_000, 'Solicităm sprijin la bibliografie, subiecte, comisie și publicarea anunțurilor.'),
    text('Servicii de securitate și sănătate în muncă, 12 luni', 9_000, 24_000, 'Instituția are {n}0 de angajați și trei puncte de lucru. Oferta include evaluarea riscurilor și instruirea periodică.'),
    text('Revizuirea organigramei și a fișelor de post', 15_000, 36_000, 'Dorim analiza încărcării pe compartimente și o propunere de reorganizare în limita numărului de posturi.'),
    text('Externalizarea salarizării pentru {loc}', 14_000, 34_000, 'Serviciul cuprinde statele de plată, declarațiile lunare și adeverințele pentru {n}0 de salariați.'),
  ],
  'marketing-comunicare': [
    text('Pagină web nouă și accesibilă pentru {loc}', 25_000, 60_000, 'Site-ul actual nu poate fi folosit pe telefon. Dorim migrarea conținutului, monitorul oficial local și declarația de accesibilitate.'),
    text('Identitate vizuală și manual de utilizare', 15_000, 40_000, 'Avem nevoie de o siglă, șabloane de documente și semnalistică pentru clădirile publice. Propunerile vor fi supuse votului locuitorilor.'),
    text('Campanie de informare despre colectarea separată', 12_000, 30_000, 'Campania durează {n} săptămâni și cuprinde pliante, întâlniri în școli și materiale video scurte.'),
    text('Promovarea turistică a zonei {loc}', 30_000, 75_000, 'Solicităm film de prezentare, fotografii, hartă tipărită și campanie online în sezon.'),
    text('Organizarea zilelor localității, ediția următoare', 60_000, 150_000, 'Evenimentul durează {n} zile. Oferta va cuprinde scenă, sonorizare, program artistic, pază și curățenie.'),
  ],
};

/** Closing sentences, one or two to each description. */
export const CLOSINGS = [
  'Vizita la fața locului se poate face în orice zi lucrătoare, cu programare.',
  'Vă rugăm să descrieți metoda de lucru și echipa propusă.',
  'Plata se face în 30 de zile de la recepție, pe baza facturii.',
  'Oferta va cuprinde și instruirea personalului.',
  'Vom aprecia exemplele de lucrări similare din ultimii trei ani.',
  'Bugetul este aprobat prin hotărârea consiliului.',
  'Livrarea se poate face în etape, cu recepții parțiale.',
  'Persoana de contact este disponibilă între orele 9 și 15.',
] as const;
