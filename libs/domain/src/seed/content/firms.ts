import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';

export const CIVIS = 'Civis Digital';
export const SOFTPRIM = 'Softprim';

/** Name, county, locality, a second domain or null, and how the firm presents itself. */
export type FirmSource = readonly [string, CountyCode, string, DomainSlug | null, string];

/** Sixty invented firms, by their first domain. */
export const FIRMS: Record<DomainSlug, readonly FirmSource[]> = {
  'it-digitalizare': [
    [CIVIS, 'SB', 'Sibiu', 'strategii-locale', 'Construim servicii electronice pe care primăriile le pot folosi din prima zi: registratură, portal pentru cetățeni, plăți online.'],
    [SOFTPRIM, 'CJ', 'Cluj-Napoca', 'taxare-fiscalitate', 'Aplicații pentru taxe locale, contabilitate bugetară și registru agricol, instalate în peste 90 de comune.'],
    ['DataCom Rural', 'AB', 'Alba Iulia', null, 'Ducem internet, rețele și echipamente în primăriile de comună și rămânem la un telefon distanță după instalare.'],
    ['Regista', 'BV', 'Brașov', null, 'Registratură electronică și arhivare digitală, cu migrarea documentelor vechi inclusă.'],
    ['Geoplan Digital', 'TM', 'Timișoara', 'strategii-locale', 'Sisteme informatice geografice pentru urbanism, cadastru și nomenclator stradal.'],
    ['Securis Net', 'IS', 'Iași', null, 'Audit de securitate informatică și conformare cu directiva NIS2 pentru instituții publice.'],
    ['Arhiva Vie', 'MS', 'Târgu Mureș', null, 'Scanăm, indexăm și facem căutabile arhivele primăriilor, la sediul acestora.'],
    ['Orizont Smart', 'BH', 'Oradea', 'mediu', 'Soluții de oraș inteligent dimensionate pentru comunități mici: iluminat, parcări, senzori de aer.'],
  ],
  'fonduri-europene': [
    ['Fondeuro Consult', 'CJ', 'Cluj-Napoca', 'achizitii-publice', 'Scriem și implementăm proiecte PNRR, PR Nord-Vest și PNDR, de la idee până la ultima cerere de plată.'],
    ['Absorb Invest', 'SB', 'Sibiu', 'strategii-locale', 'Echipă de manageri de proiect care au dus la capăt 140 de finanțări pentru autorități locale.'],
    ['Prorural Proiect', 'SV', 'Suceava', null, 'Specializați în fonduri pentru comune: drumuri, școli, apă și canal, cămine culturale.'],
    ['Nord Finanțare', 'MM', 'Baia Mare', null, 'Consultanță pentru accesarea fondurilor de coeziune și a programelor transfrontaliere.'],
    ['Eligibil', 'IS', 'Iași', null, 'Verificăm eligibilitatea înainte de a cheltui, apoi scriem cererea de finanțare.'],
    ['Grant Partener', 'TM', 'Timișoara', 'mediu', 'Fonduri pentru eficiență energetică și mobilitate, cu analiză cost-beneficiu proprie.'],
    ['Euro Dezvoltare Sud', 'DJ', 'Craiova', null, 'Pregătim și gestionăm proiecte cu finanțare externă pentru orașe și comune din Oltenia.'],
  ],
  'achizitii-publice': [
    ['Achizit Pro', 'B', 'București', 'consultanta-juridica', 'Experți în achiziții publice: documentații, SEAP, contestații, formarea compartimentelor interne.'],
    ['Caiet Clar', 'BV', 'Brașov', null, 'Scriem caiete de sarcini pe care ofertanții le înțeleg și pe care nimeni nu le contestă.'],
    ['Procedura', 'CJ', 'Cluj-Napoca', null, 'Externalizarea activității de achiziții pentru primării fără compartiment propriu.'],
    ['Lex Achiziții', 'IS', 'Iași', 'consultanta-juridica', 'Asistență pe tot parcursul achiziției, inclusiv în fața CNSC.'],
    ['Furnizor Local', 'PH', 'Ploiești', null, 'Echipamente, mobilier și consumabile pentru instituții, cu livrare în 72 de ore.'],
    ['Expert Seap', 'CT', 'Constanța', null, 'Pregătim și publicăm documentațiile, apoi însoțim comisia de evaluare.'],
    ['Trans Consult Public', 'AG', 'Pitești', 'fonduri-europene', 'Achiziții pentru proiecte cu finanțare europeană, fără corecții financiare în ultimii cinci ani.'],
  ],
  'consultanta-juridica': [
    ['Juris Public', 'B', 'București', null, 'Societate de consultanță dedicată administrației locale: patrimoniu, contracte, litigii, acte normative locale.'],
    ['Cadru Legal', 'SB', 'Sibiu', null, 'Redactăm regulamente, hotărâri și contracte de delegare, verificate înainte de controlul de legalitate.'],
    ['Pro Patrimoniu', 'AB', 'Alba Iulia', 'taxare-fiscalitate', 'Inventarierea și apărarea domeniului public, de la cartea funciară la instanță.'],
    ['Statut Consult', 'NT', 'Piatra Neamț', 'strategii-locale', 'Înființarea serviciilor publice locale și a asociațiilor de dezvoltare intercomunitară.'],
    ['Delegat', 'BH', 'Oradea', null, 'Contracte de delegare pentru salubrizare, apă, transport și iluminat public.'],
    ['Themis Local', 'CJ', 'Cluj-Napoca', 'resurse-umane', 'Consultanță în dreptul muncii și al funcției publice pentru instituții.'],
  ],
  mediu: [
    ['Verde Aer', 'CJ', 'Cluj-Napoca', 'strategii-locale', 'Planuri de calitate a aerului, studii de impact și bilanțuri de mediu făcute de ingineri acreditați.'],
    ['Ecosistem Consult', 'SB', 'Sibiu', null, 'Avize și autorizații de mediu, evaluări adecvate pentru situri Natura 2000.'],
    ['Energo Audit', 'BV', 'Brașov', 'fonduri-europene', 'Audituri energetice pentru școli, spitale și clădiri administrative, cu soluții care se amortizează.'],
    ['Circular Rest', 'TM', 'Timișoara', null, 'Sisteme de colectare separată și studii de oportunitate pentru salubrizare.'],
    ['Apa Vie Proiect', 'BC', 'Bacău', null, 'Studii hidrologice și soluții de apă și canalizare pentru localități sub 10.000 de locuitori.'],
    ['Silva Verde', 'VL', 'Râmnicu Vâlcea', null, 'Amenajarea spațiilor verzi, registre ale arborilor și perdele de protecție.'],
    ['Solar Comun', 'AR', 'Arad', 'fonduri-europene', 'Centrale fotovoltaice pentru autoconsumul primăriilor, de la studiu la racordare.'],
  ],
  'strategii-locale': [
    ['Civitas Plan', 'CJ', 'Cluj-Napoca', 'fonduri-europene', 'Strategii de dezvoltare locală scrise împreună cu locuitorii, cu un plan de acțiune pe care îl puteți urma.'],
    ['Viziune Urbană', 'B', 'București', null, 'Planuri de mobilitate, regenerare urbană și masterplanuri turistice.'],
    ['Atelier Rural', 'AB', 'Sebeș', null, 'Strategii pentru comune: agricultură, turism, servicii sociale, consultare în fiecare sat.'],
    ['Metropolis Studii', 'IS', 'Iași', null, 'Studii de fundamentare și strategii pentru zone metropolitane și asociații intercomunitare.'],
    ['Agora Participă', 'TM', 'Timișoara', 'marketing-comunicare', 'Bugetare participativă, consultări publice și sondaje de opinie.'],
    ['Social Plan', 'SV', 'Suceava', 'resurse-umane', 'Strategii de servicii sociale și planuri de asistență comunitară.'],
  ],
  'taxare-fiscalitate': [
    ['Tarif Just', 'BV', 'Brașov', null, 'Fundamentăm taxele și tarifele locale pentru apă, salubrizare și iluminat, cu modele pe care le puteți recalcula singuri.'],
    ['Fiscal Comunal', 'OT', 'Slatina', null, 'Curățăm evidența fiscală și creștem gradul de încasare fără a mări impozitele.'],
    ['Matricola', 'MS', 'Târgu Mureș', 'it-digitalizare', 'Inventarierea materiei impozabile pe teren și sincronizarea cu registrul agricol.'],
    ['Venit Local', 'DJ', 'Craiova', null, 'Analize bugetare, impact al facilităților fiscale, prognoze de venituri.'],
    ['Contas Public', 'HD', 'Deva', 'resurse-umane', 'Contabilitate bugetară, control intern managerial și audit public intern.'],
    ['Auditor Bugetar', 'B', 'București', null, 'Audit public intern externalizat și pregătirea controalelor Curții de Conturi.'],
  ],
  'resurse-umane': [
    ['Funcția Publică Plus', 'B', 'București', null, 'Organizăm concursuri, evaluări și planuri de ocupare a funcțiilor publice.'],
    ['Competent', 'CJ', 'Cluj-Napoca', null, 'Formare profesională autorizată pentru funcționari: achiziții, urbanism, asistență socială.'],
    ['Echipa Bună', 'SB', 'Sibiu', 'marketing-comunicare', 'Analiza posturilor, regulamente interne și dezvoltarea echipelor din primării.'],
    ['Securit Muncă', 'PH', 'Ploiești', null, 'Securitate și sănătate în muncă, situații de urgență, medicina muncii.'],
    ['Salar Corect', 'GL', 'Galați', 'taxare-fiscalitate', 'Salarizare externalizată și declarații pentru instituții publice.'],
    ['Mentor Administrație', 'BN', 'Bistrița', null, 'Programe de mentorat pentru secretari generali și șefi de compartimente.'],
  ],
  'marketing-comunicare': [
    ['Vocea Orașului', 'CJ', 'Cluj-Napoca', null, 'Comunicare publică pe înțelesul tuturor: campanii, identitate vizuală, rețele sociale.'],
    ['Loc de Poveste', 'SB', 'Sibiu', 'strategii-locale', 'Branding turistic și materiale de promovare pentru destinații mici.'],
    ['Tipar Civic', 'BV', 'Brașov', null, 'Monitoare locale, broșuri, panouri și semnalistică stradală.'],
    ['Ecou Media', 'IS', 'Iași', null, 'Producție video, transmisii ale ședințelor de consiliu, arhivă subtitrată.'],
    ['Site Deschis', 'TM', 'Timișoara', 'it-digitalizare', 'Pagini web accesibile pentru instituții, cu declarația de accesibilitate inclusă.'],
    ['Festival Partener', 'CT', 'Constanța', null, 'Organizarea evenimentelor comunitare: zile ale localității, târguri, gale.'],
    ['Identitar', 'MM', 'Sighetu Marmației', null, 'Identitate vizuală și promovare pentru comunități cu meșteșuguri și tradiții vii.'],
  ],
};

/** What firms of a domain offer; each firm lists three to six of them. */
export const SERVICES: Record<DomainSlug, readonly string[]> = {
  'it-digitalizare': ['Portal pentru cetățeni', 'Registratură electronică', 'Digitalizarea arhivei', 'Plata online a taxelor', 'Securitate informatică', 'Registru agricol digital', 'Sisteme GIS', 'Mentenanță IT'],
  'fonduri-europene': ['Scrierea cererilor de finanțare', 'Managementul proiectelor', 'Analiză cost-beneficiu', 'Cereri de plată și rambursare', 'Verificarea eligibilității', 'Studii de fezabilitate', 'Publicitatea proiectului'],
  'achizitii-publice': ['Documentații de achiziție', 'Publicare în SEAP', 'Asistență în evaluare', 'Plan anual de achiziții', 'Contestații CNSC', 'Formarea personalului', 'Furnizare de echipamente'],
  'consultanta-juridica': ['Redactarea hotărârilor', 'Litigii administrative', 'Contracte de delegare', 'Patrimoniu public', 'Regulamente locale', 'Protecția datelor'],
  mediu: ['Studii de impact', 'Audit energetic', 'Planuri de calitate a aerului', 'Salubrizare și reciclare', 'Spații verzi', 'Autorizații de mediu', 'Panouri fotovoltaice'],
  'strategii-locale': ['Strategii de dezvoltare', 'Planuri de mobilitate', 'Consultare publică', 'Bugetare participativă', 'Studii de oportunitate', 'Planuri de acțiune climă'],
  'taxare-fiscalitate': ['Fundamentarea taxelor locale', 'Inventariere fiscală', 'Audit public intern', 'Contabilitate bugetară', 'Control intern managerial', 'Recuperarea creanțelor'],
  'resurse-umane': ['Concursuri de recrutare', 'Formare profesională', 'Evaluarea performanțelor', 'Salarizare', 'Securitate și sănătate în muncă', 'Regulamente interne'],
  'marketing-comunicare': ['Identitate vizuală', 'Campanii de informare', 'Producție video', 'Pagini web accesibile', 'Evenimente comunitare', 'Promovare turistică'],
};
