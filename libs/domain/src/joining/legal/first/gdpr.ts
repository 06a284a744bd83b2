import type { FirstText } from './first-text.ts';

/** The rights of the person whose data it is and how they are used, as the portal begins with. */
export const GDPR: FirstText = {
  lead: 'Drepturile pe care vi le dă Regulamentul (UE) 2016/679 (GDPR) și cum le folosiți, pas cu pas, în Portal PSP.',
  body: `<h2>1. Operatorul</h2>
<p>Datele sunt prelucrate de Asociația Servicii Publice, care administrează Portal PSP. Ce date folosim, de ce și cât timp scrie în pagina <a href="/legal/confidentialitate">Confidențialitatea datelor</a>. Datele de contact se află la sfârșitul acestei pagini.</p>
<h2>2. Ce puteți face singur, pe loc</h2>
<ul>
<li><strong>Acces și portabilitate</strong> (articolele 15 și 20): în pagina contului, la „Datele mele”, cereți o arhivă cu datele dvs.; primiți un e-mail când este gata.</li>
<li><strong>Rectificare</strong> (articolul 16): numele, funcția, telefonul și adresa de e-mail se corectează în pagina contului.</li>
<li><strong>Ștergere</strong> (articolul 17): cereți ștergerea contului în aceeași pagină. Aveți 14 zile în care vă puteți răzgândi, apoi datele personale se șterg, iar actele instituției rămân fără numele dvs.</li>
<li><strong>Retragerea acordului</strong> (articolul 7): vă dezabonați de la newsletter din oricare mesaj primit, printr-o singură apăsare.</li>
</ul>
<h2>3. Ce ne cereți în scris</h2>
<ul>
<li><strong>Restricționare</strong> (articolul 18): oprirea temporară a folosirii datelor, de exemplu cât verificăm o corectură.</li>
<li><strong>Opoziție</strong> (articolul 21): față de prelucrările întemeiate pe interesul nostru legitim.</li>
<li><strong>Orice altă cerere sau întrebare</strong>, inclusiv din partea celor care nu au cont.</li>
</ul>
<p>Scrieți-ne din pagina <a href="/support">Suport</a> sau la adresa de la sfârșitul paginii. Răspundem gratuit, în cel mult o lună; dacă cererea este complicată, termenul se poate prelungi cu două luni, iar motivul vă este comunicat în prima lună. Pentru a nu da datele dvs. altcuiva, vă putem cere să confirmați adresa de e-mail a contului.</p>
<h2>4. Decizii automate</h2>
<p>Potrivirea dintre solicitări și firme se face automat, după domeniu și județ, și are motivul afișat. Nicio decizie cu efecte juridice asupra unei persoane nu este luată exclusiv automat.</p>
<h2>5. Încălcări ale securității</h2>
<p>Dacă o încălcare a securității datelor poate prezenta un risc, anunțăm autoritatea de supraveghere în cel mult 72 de ore (articolul 33). Dacă riscul pentru dvs. este ridicat, vă anunțăm și pe dvs., fără întârziere (articolul 34).</p>
<h2>6. Plângeri</h2>
<p>Vă puteți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal, B-dul G-ral. Gheorghe Magheru nr. 28-30, Sector 1, București, <a href="https://www.dataprotection.ro">dataprotection.ro</a>, sau instanței de judecată.</p>`,
};
