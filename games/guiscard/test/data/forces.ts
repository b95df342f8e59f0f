/** The forces of the scenarios as their text lists them: men, points, names. */
export const FORCES: Readonly<Record<string, readonly [men: number, points: number, names: string]>> = {
  '1 Germans A': [6, 107, 'Werner, Albert, Burkhard, Dietmar, Eberhard, Friedrich'],
  '1 Germans B': [9, 124, 'Rudolf, Heinrich, Otto, Adelchi, Astolfo, Desiderio, Cuniberto, Rodoaldo, Liutprando'],
  '1 Normans': [8, 176, 'Robert, Arthur, Tancrède, Geoffroy, Roland, Jacques, Eustache, Renauld'],
  '2 Arabs': [13, 137, 'Zahir, Faruq, Hamid, Latif, Omar, Qasim, Sulayman, Aziz, Dawud, Anwar, Bashir, Ghazi, Wahid'],
  '2 Normans': [
    16,
    161,
    'Roland, Jacques, Eustache, Renauld, Foulques, Osbern, Avray, Rioulf, Hamon, Landry, Bérenger, Odon, Alphonse, Olivier, Gervais, Thibaut',
  ],
  '3 Normans': [
    14,
    407,
    'Roger, Arthur, Tancrède, Serlon, Geoffroy, Guillaume, Roussel, Romaric, Onfroi, Gautier, Drogon, Anquetil, Raoul, Turstin',
  ],
  '3 Arabs': [12, 135, 'Adama, Bilal, Juba, Massin, Zahir, Faruq, Sulayman, Aziz, Dawud, Anwar, Wahid, Yaqub'],
  '3 Arab horsemen': [12, 267, 'Ayyub, Khaled, Shakil, Tariq, Hakim, Jafar, Karim, Mahdi, Nasir, Musa, Rashid, Salim'],
  '4 Byzantines': [
    15,
    240,
    'Okeanos, Palaimon, Achilleas, Hektor, Damon, Evander, Kleon, Linos, Myron, Maniakes, Nikephoros, Kekaumenos, Petros, Stephanos, Loukas',
  ],
  '4 Normans': [
    11,
    278,
    'Robert, Roger, Arthur, Tancrède, Geoffroy, Guillaume, Serlon, Romaric, Alphonse, Olivier, Gervais',
  ],
  '5 Normans': [9, 105, 'Anquetil, Raoul, Gilbert, Foulques, Osbern, Avray, Rioulf, Simon, Aubri'],
  '5 Reinforcement': [2, 60, 'Roussel, Onfroi'],
  '5 Lombards': [
    18,
    193,
    'Gisulfo, Arnolfo, Ruggiero, Ildebrando, Landolfo, Grimoaldo, Aldo, Berto, Adelchi, Astolfo, Desiderio, Cuniberto, Sico, Aimone, Cesario, Rodoaldo, Liutprando, Pietro',
  ],
  '6 Normans': [
    12,
    244,
    'Roger, Serlon, Romaric, Gautier, Geoffroy, Guillaume, Roland, Renauld, Landry, Odon, Thibaut, Olivier',
  ],
  '6 Arabs': [11, 145, 'Thumna, Musa, Rashid, Zahir, Faruq, Hamid, Latif, Omar, Sulayman, Aziz, Anwar'],
  '7 Normans': [
    14,
    246,
    'Bohémond, Geoffroy, Guillaume, Onfroi, Drogon, Turstin, Roland, Jacques, Eustache, Osbern, Avray, Rioulf, Alphonse, Olivier',
  ],
  '7 Byzantines': [
    14,
    246,
    'Theophilos, Isaakios, Romanos, Stavros, Kosmas, Vardan, Tiberios, Leon, Skleros, Alexio, Dorian, Filippo, Patroclus, Philemon',
  ],
  '8 Normans inside': [6, 77, 'Robert, Roland, Jacques, Osbern, Avray, Rioulf'],
  '8 Normans outside': [
    10,
    170,
    'Arthur, Tancrède, Eustache, Renauld, Landry, Serlon, Geoffroy, Alphonse, Olivier, Gervais',
  ],
  '8 Byzantines': [
    14,
    156,
    'Leon, Argyris, Diogenes, Manueles, Milo, Demetrios, Sergios, Alexio, Dorian, Filippo, Patroclus, Philemon, Petros, Stephanos',
  ],
  '9 Byzantines': [
    19,
    224,
    'Maniakes, Theophilos, Argyris, Diogenes, Manueles, Milo, Demetrios, Sergios, Alexio, Dorian, Filippo, Patroclus, Philemon, Petros, Stephanos, Loukas, Ioannes, Andronikos, Markos',
  ],
  '9 Attackers': [
    26,
    293,
    'Robert, Geoffroy, Serlon, Roland, Jacques, Eustache, Renauld, Foulques, Gilbert, Osbern, Avray, Rioulf, Hamon, Néel, Alphonse, Olivier, Gervais, Thibaut, Vladko, Bogdan, Goran, Drazen, Miro, Zoran, Branko, Dusan',
  ],
  '10 Normans': [
    14,
    175,
    'Roger, Tancrède, Roland, Jacques, Eustache, Renauld, Osbern, Avray, Rioulf, Landry, Bérenger, Alphonse, Olivier, Gervais',
  ],
  '10 Arabs': [
    17,
    232,
    'Khaled, Shakil, Musa, Rashid, Salim, Ziyad, Zahir, Faruq, Hamid, Latif, Sulayman, Aziz, Dawud, Anwar, Bashir, Ghazi, Munir',
  ],
  '11 Byzantines': [
    18,
    211,
    'Nikephoros, Isaakios, Argyris, Diogenes, Manueles, Milo, Demetrios, Alexio, Dorian, Filippo, Patroclus, Philemon, Petros, Stephanos, Loukas, Ioannes, Andronikos, Markos',
  ],
  '11 Normans': [
    28,
    316,
    'Robert, Arthur, Guillaume, Roland, Jacques, Eustache, Renauld, Foulques, Gilbert, Osbern, Avray, Rioulf, Hamon, Néel, Landry, Bérenger, Odon, Lambert, Alphonse, Olivier, Gervais, Thibaut, Simon, Aubri, Vladko, Bogdan, Goran, Drazen',
  ],
  '12 Garrison': [
    21,
    250,
    'Maniakes, Theophilos, Argyris, Diogenes, Manueles, Milo, Demetrios, Sergios, Alexio, Dorian, Filippo, Patroclus, Philemon, Petros, Stephanos, Loukas, Ioannes, Andronikos, Markos, Damon, Kleon',
  ],
  '12 Besiegers': [
    43,
    635,
    'Robert, Roger, Arthur, Tancrède, Serlon, Geoffroy, Guillaume, Roussel, Drogon, Anquetil, Raoul, Turstin, Roland, Jacques, Eustache, Renauld, Foulques, Gilbert, Osbern, Avray, Rioulf, Hamon, Néel, Landry, Bérenger, Odon, Lambert, Alphonse, Olivier, Gervais, Thibaut, Simon, Aubri, Vladko, Bogdan, Goran, Drazen, Miro, Zoran, Branko, Dusan, Ivo, Luka',
  ],
  '13 Garrison': [
    16,
    221,
    'Guaimario, Gisulfo, Teobaldo, Arnolfo, Romualdo, Ruggiero, Ildebrando, Landolfo, Grimoaldo, Aldo, Berto, Adelchi, Astolfo, Sico, Aimone, Cesario',
  ],
  '13 Besiegers': [
    34,
    369,
    'Robert, Anquetil, Raoul, Roland, Jacques, Eustache, Renauld, Foulques, Gilbert, Osbern, Avray, Rioulf, Hamon, Néel, Landry, Bérenger, Odon, Lambert, Alphonse, Olivier, Gervais, Thibaut, Simon, Aubri, Vladko, Bogdan, Goran, Drazen, Miro, Zoran, Branko, Dusan, Ivo, Luka',
  ],
  '14 Garrison': [
    11,
    154,
    'Roger, Romaric, Roland, Jacques, Eustache, Renauld, Landry, Odon, Alphonse, Olivier, Osbern',
  ],
  '14 Besiegers': [
    29,
    422,
    'Ayyub, Khaled, Shakil, Tariq, Hakim, Musa, Rashid, Salim, Ziyad, Adama, Bilal, Juba, Massin, Zahir, Faruq, Hamid, Latif, Omar, Qasim, Sulayman, Aziz, Dawud, Harun, Anwar, Bashir, Ghazi, Munir, Rafiq, Samir',
  ],
};
