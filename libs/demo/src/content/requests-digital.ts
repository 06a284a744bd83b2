import { type RequestText, text } from './request-text.ts';

export const DIGITAL_REQUESTS = {
  'it-digitalizare': [
    text(
      'Digitalizarea registrului agricol din {loc}',
      60_000,
      110_000,
      'Registrul agricol este ținut pe hârtie pentru o parte din gospodării. Dorim preluarea datelor într-o aplicație, verificarea lor și interconectarea cu evidența fiscală.',
    ),
    text(
      'Registratură electronică pentru {loc}',
      35_000,
      70_000,
      'Avem în jur de {n}.000 de documente pe an, înregistrate în caiet. Căutăm o aplicație cu flux de aprobare, semnătură electronică și raport al termenelor depășite.',
    ),
    text(
      'Scanarea arhivei de urbanism, {n}0 de metri liniari',
      45_000,
      120_000,
      'Autorizațiile de construire emise după 1990 trebuie scanate, indexate după adresă și beneficiar și puse la dispoziția compartimentului de urbanism. Documentele nu pot părăsi sediul.',
    ),
    text(
      'Audit de securitate informatică',
      25_000,
      55_000,
      'Dorim evaluarea rețelei, a stațiilor de lucru și a aplicațiilor expuse în internet, cu un plan de remediere pe priorități. Raportul va fi prezentat conducerii.',
    ),
    text(
      'Sistem GIS pentru urbanism în {loc}',
      90_000,
      210_000,
      'Planul urbanistic general, rețelele edilitare și nomenclatorul stradal trebuie aduse într-un singur sistem, consultabil public. Datele vectoriale existente vor fi preluate.',
    ),
    text(
      'Rețea și {n} stații de lucru pentru sediul administrativ',
      55_000,
      130_000,
      'Cablarea existentă are peste 15 ani. Solicităm proiect, echipamente active, stații de lucru și instruirea persoanei care le va administra.',
    ),
  ],
  'fonduri-europene': [
    text(
      'Cerere de finanțare pentru reabilitarea a {n} școli din {loc}',
      40_000,
      95_000,
      'Dorim depunerea unui proiect pentru eficientizarea energetică a unităților de învățământ. Avem expertize tehnice pentru două dintre clădiri.',
    ),
    text(
      'Management de proiect pentru modernizarea drumurilor din {loc}',
      60_000,
      140_000,
      'Contractul de finanțare este semnat, cu durata de implementare de 24 de luni. Solicităm echipă de management, cereri de plată și raportare.',
    ),
    text(
      'Studiu de fezabilitate pentru rețeaua de apă și canalizare',
      80_000,
      190_000,
      'Extinderea vizează {n} km de rețea și o stație de epurare. Studiul trebuie să însoțească cererea de finanțare din apelul deschis.',
    ),
    text(
      'Consultanță PNRR pentru centrul de zi din {loc}',
      30_000,
      65_000,
      'Avem terenul și avizul de principiu al direcției de asistență socială. Căutăm consultant pentru implementare, cu experiență în proiecte sociale.',
    ),
    text(
      'Analiză cost-beneficiu pentru terenul de sport',
      15_000,
      35_000,
      'Analiza este cerută de finanțator până la sfârșitul lunii viitoare. Punem la dispoziție devizul general și studiul geotehnic.',
    ),
  ],
  'achizitii-publice': [
    text(
      'Documentație de achiziție pentru iluminatul public din {loc}',
      18_000,
      40_000,
      'Modernizăm {n}00 de puncte luminoase. Avem nevoie de caiet de sarcini, strategie de contractare și model de contract.',
    ),
    text(
      'Asistență în evaluarea ofertelor pentru lucrări de drumuri',
      15_000,
      38_000,
      'Solicităm doi experți cooptați care să sprijine comisia de evaluare. Termenul estimat de evaluare este de 25 de zile.',
    ),
    text(
      'Externalizarea activității de achiziții pentru 12 luni',
      48_000,
      84_000,
      'Compartimentul are un singur angajat. Avem în plan {n} achiziții directe pe lună și două proceduri simplificate pe an.',
    ),
    text(
      'Mobilier și echipamente pentru {n} săli de clasă',
      70_000,
      160_000,
      'Solicităm ofertă pentru bănci reglabile, catedre, table interactive și montaj. Livrarea se face în vacanța școlară.',
    ),
    text(
      'Planul anual de achiziții și strategia pentru anul viitor',
      9_000,
      20_000,
      'Pornim de la referatele compartimentelor și de la proiectul de buget. Dorim și o procedură internă pentru achizițiile directe.',
    ),
  ],
} satisfies Record<string, readonly RequestText[]>;
