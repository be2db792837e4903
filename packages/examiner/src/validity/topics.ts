/** Words that give away what somebody is talking about, by theme of the exam's questions. */
export const TOPICS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    home: 'home house flat apartment room kitchen bedroom garden neighbour neighbourhood furniture rent live bathroom sofa floor',
    place:
      'city town village country park street building river mountain beach area place centre square market museum visit countryside',
    work: 'work job company office boss colleague career salary employer business manager customer meeting worker profession employee',
    study:
      'study school university student teacher class lesson exam subject course college learn education homework teach degree',
    food: 'food eat cook meal restaurant dish breakfast lunch dinner taste fruit vegetable meat rice bread recipe kitchen drink coffee tea',
    travel:
      'travel trip holiday flight plane train bus journey tourist hotel ticket airport abroad drive car transport station visit',
    people:
      'he she him her colleague somebody someone friend family mother father parent sister brother person child grandmother uncle neighbour people helped husband wife cousin',
    technology:
      'phone computer internet technology app website online machine robot screen software device television email media smartphone',
    sport:
      'sport football team game play match swim run exercise gym tennis basketball player fitness race competition coach',
    art: 'music song film movie book read painting picture art concert story novel actor band dance singer artist photograph theatre',
    nature:
      'weather rain summer winter tree animal dog cat sea environment nature pollution plant flower forest climate river sun snow',
    money:
      'money buy shop price expensive cheap cost save spend bank sell market shopping clothes pay product advertisement',
    health:
      'health doctor hospital sleep healthy stress tired medicine body diet sick illness exercise relax',
    time: 'day week morning evening weekend time habit routine early late busy free hour year',
  }).map(([topic, words]) => [topic, new Set(words.split(' '))]),
);
