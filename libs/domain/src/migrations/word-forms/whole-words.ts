/**
 * Words that are looked for whole, as somebody who types them means them and not the beginning of a longer one: casă is not cască.
 * Folded, each in one of its forms.
 */
export const WHOLE_WORDS: readonly string[] = `
acord act adeverinta afis agent ajutor alee an anexa animal anunt apa apel arbore arc arest arie arma arta articol
asfalt avere avion aviz avocat baie balta ban banc banca banda bar bariera baza bazin bec beton bilet birou bloc boala
boiler bord bordura brad brat bucata bun bursa cablu cada cadru cal calcar cale camera camin camp campie canal
candelabru cantar cap capac capat car cara carbune card carte cartel cartier casa casca caz ceas celula centru cerc
cerere cheie cheltuiala circ cisterna cladire clasa client clopot clor coada coala coasta cod colet colt comanda
companie comuna concediu concurs consilier consiliu cont contor contract control contur copil cor corp cos cost costum
cota covor credit creditor cruce cult cumpar cupa cupola curat curea curs cursa curte cutie data datorie deal desen
deseu dig dinte directie director disc doc document dosar dotare drept drum dublu echipa ecran elev energie etaj
examen factor factura fag fapt far fata faza felinar ferma fier fila film filtru fir firma fisa floare foaie foc fond
fonta forma formular forta fosa fotoliu frana frig front fructe fum functie furt gara garaj gard garda gater gaz geam
gest ghid gol grad grau grila grup gunoi gura gust hala halta harta hartie hol hotel iad iarba iaz idee ieftin impozit
insula interes jaluzea jet joc jug jurnal lac lacat lada lampa lan lana lant lapte lat leac legat lege lemn lenta leu
licenta liceu lift limba linie lipsa lista litru livada loc lot lucru lume lumina luna lux macara mal man mana
mansarda mar marca mare marfa martor masa masca mat matca material medic medie membru meniu mers mesaj metal metru mic
miere mijloc mila mina minister ministru minut moara mobila mod model moment monument morga mort mos motor mult munca
munte mur muzeu nas nava net nevoie nisip nivel noapte nod nor nord norma nota notar nou nuc numar om ora oras ordin
organ orz os otel ou pace pachet pagina palat pana panou par parc parcare parcela parte partid pas pasaj pasaport pat
paza perete perioada persoana personal piata piatra piesa pin pista plan plansa planta plata platforma plic ploaie
plug poarta pod podea poet pol polita politie pom pompa popa porc port portal portar portic porumb post posta praf
prag pret prim primar primarie priza proba problema proces produs program proiect punct punte put raft rai rama rampa
rand rang rata ratie rau raza registru reper retea retur roata robinet rol rost rota ruta sac sala salariu salon salt
salvare sanatate sanie sant sapa sare sarma sat scala scara scaun schela schema schimb scoala scop scut sediu sef semn
ser sera seria serie sesiune set sete sirena sistem site slab soare soba sofer sol solar solutie somn sora sot sotie
spatiu spital sport stadion stand stat statie stea steag stil stol strada suc sud sul suma tabara tabel tabla talpa
tara targ tarif tata taxa teatru teava tema templu tenis teren termen test tigla timp tip titlu toc ton top tractor
trafic tram transport traseu treapta tren trunchi tub tun tur turn ulei umar umbra unitate uz uzina vaca val vale
valoare van vana var vara vas vest vesta viata vid vin vis viza voce voie vot zar zi zid zona`
  .trim()
  .split(/\s+/);
