import type { FirstText } from './first-text.ts';

/** What happens with personal data, as the portal begins with. */
export const PRIVACY: FirstText = {
  lead: 'Ce date personale folosește Portal PSP, de ce, cât timp și ce drepturi aveți, potrivit Regulamentului (UE) 2016/679 (GDPR) și Legii nr. 190/2018.',
  body: `<h2>1. Cine răspunde de datele dvs.</h2>
<p>Operatorul este Asociația Servicii Publice, care administrează Portal PSP. Pentru orice întrebare despre date, folosiți datele de contact de la sfârșitul paginii.</p>
<h2>2. Ce date folosim</h2>
<p>Numai ce este nevoie pentru ca portalul să funcționeze. Nu cerem și nu păstrăm CNP-ul.</p>
<ul>
<li>contul: nume, funcție, e-mail, telefon, parola (numai sub formă de amprentă criptografică), cheia autentificării în doi pași;</li>
<li>organizația: denumire, CUI, adresă, reprezentant legal, descriere, fișierele atașate cererii de înscriere, membrii și rolurile lor;</li>
<li>actele: solicitări, oferte, întrebări, proiecte, recenzii și istoricul lor, cu cine și când a făcut fiecare pas;</li>
<li>acordurile: documentul acceptat, versiunea, momentul și adresa de internet de la care au fost date;</li>
<li>sesiunile: dispozitivul, adresa de internet și momentul ultimei activități, ca să vedeți unde sunteți conectat și să recunoașteți o intrare străină;</li>
<li>e-mailurile pe care vi le trimite portalul;</li>
<li>newsletterul: adresa de e-mail, județul și domeniile alese, precum și istoricul acordului: fiecare pas (cerere, confirmare, schimbarea preferințelor, dezabonare), cu textul acceptat, momentul și adresa de internet;</li>
<li>mesajele de suport: numele, e-mailul și ce ne scrieți, chiar dacă nu aveți cont;</li>
<li>citirea articolelor: o amprentă criptografică a adresei de internet și a browserului, valabilă o singură zi, ca o vizualizare să fie numărată o dată; adresa nu se păstrează.</li>
</ul>
<h2>3. De ce și pe ce temei</h2>
<p>Prelucrăm datele pe temeiurile din articolul 6 alineatul (1) din Regulamentul (UE) 2016/679:</p>
<ul>
<li>litera (a), acordul dvs.: newsletterul. Îl puteți retrage oricând, din linkul fiecărui mesaj; ce s-a trimis până atunci rămâne legal;</li>
<li>litera (b), executarea contractului: contul, înscrierea organizației, solicitările, ofertele, proiectele și mesajele de serviciu;</li>
<li>litera (c), obligații legale: păstrarea actelor, motivarea măsurilor luate asupra conținutului, dovada acordului pentru newsletter, răspunsul la sesizările despre accesibilitate, la cererile dvs. și ale autorităților;</li>
<li>litera (f), interes legitim: securitatea conturilor, împiedicarea abuzurilor, istoricul actelor, verificarea organizațiilor care se înscriu, răspunsul la mesajele de suport și numărarea cititorilor unui articol.</li>
</ul>
<h2>4. Cine le vede</h2>
<p>Colegii din organizația dvs. văd numele, funcția, e-mailul și rolul. Organizațiile cu care lucrați văd ce le trimiteți. Pe paginile publice nu apar e-mailuri personale și nici CUI-uri. Personalul asociației vede datele de care are nevoie ca să verifice înscrierile și să ajute.</p>
<p>Nu vindem date, nu le folosim pentru reclame și nu luăm decizii exclusiv automate asupra persoanelor. Datele se transmit altora numai furnizorilor de găzduire și de e-mail, care lucrează la cererea noastră, autorităților, când legea o cere, și serviciului de livrare de mai jos, dacă îl alegeți.</p>
<p>Dacă porniți notificările pe un dispozitiv, titlul fiecărei notificări vă este livrat, criptat, prin serviciul producătorului browserului dvs. (de exemplu Google, Mozilla, Apple sau Microsoft), care află când și la ce dispozitiv o trimitem. Le opriți oricând din pagina contului sau prin deconectare.</p>
<h2>5. Cât timp le păstrăm</h2>
<ul>
<li>contul: cât timp îl aveți; la ștergere sunt 14 zile în care vă puteți răzgândi, apoi numele, e-mailul, telefonul și funcția se șterg;</li>
<li>o înscriere al cărei e-mail nu a fost confirmat: 30 de zile;</li>
<li>actele organizației și istoricul lor: cât timp organizația este în portal și cât cere legea după aceea, fără numele celor care și-au șters contul;</li>
<li>sesiunile încheiate: 90 de zile;</li>
<li>istoricul de securitate, adică momentul și adresa de internet ale conectărilor, reușite sau refuzate: cât timp funcționează portalul, fiindcă istoricul nu poate fi modificat; după ștergerea contului nu mai este legat de numele și de e-mailul dvs.;</li>
<li>notificările: un an, iar cele citite, 6 luni de la citire;</li>
<li>e-mailurile trimise: 30 de zile;</li>
<li>abonarea la newsletter, cu istoricul acordului: cât timp sunteți abonat și încă un an după dezabonare, ca dovadă; o adresă care nu a fost confirmată: 30 de zile; una la care mesajele nu mai ajung: un an;</li>
<li>mesajele de suport: la trei ani după închiderea discuției, numele și e-mailul se șterg, iar textul rămâne fără ele;</li>
<li>amprenta de citire a unui articol: cel mult până a doua zi; rămâne numai numărul de citiri;</li>
<li>arhiva cu datele dvs.: 24 de ore de la pregătire.</li>
</ul>
<h2>6. Drepturile dvs.</h2>
<p>Aveți dreptul de acces, rectificare, ștergere, restricționare, portabilitate și opoziție. Cele mai multe se exercită direct din pagina contului: corectați datele, descărcați o arhivă cu datele dvs. sau cereți ștergerea contului. Pentru celelalte, scrieți asociației, la adresa de la sfârșitul paginii; răspundem în cel mult o lună.</p>
<p>Dacă socotiți că datele dvs. nu sunt prelucrate cum trebuie, puteți depune o plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (dataprotection.ro) sau vă puteți adresa instanței.</p>
<h2>7. Module cookie</h2>
<p>Portalul folosește numai module cookie strict necesare: cele care vă țin conectat și îl apără de cereri străine. Nu există module de analiză sau de reclamă, de aceea nu vi se cere un acord pentru ele. Textele pe care le scrieți și nu le-ați trimis încă se păstrează pe dispozitivul dvs. și se șterg la deconectare.</p>
<h2>8. Cum le apărăm</h2>
<p>Legătura cu portalul este criptată, parolele nu se păstrează în clar, accesul fiecăruia este verificat la fiecare pas, iar faptele importante rămân într-un istoric care nu poate fi modificat. Dacă o încălcare a securității vă poate afecta, sunteți anunțat.</p>`,
};
