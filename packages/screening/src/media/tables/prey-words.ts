/** Words that show somebody to be the prey of others, in all supported languages. */

/** Unnamed offenders, mostly several, who act against the named one. */
export const CRIMINALS: ReadonlySet<string> = new Set(
  [
    'robber robbers thief thieves burglar burglars hacker hackers gunman gunmen kidnapper kidnappers abductors fraudster',
    'fraudsters scammer scammers swindlers conmen bandits raiders vandals attackers pirates criminals gang gangs impostors',
    'imposters extortionists militants',
    'ladrón ladrones atracadores delincuentes estafadores secuestradores asaltantes piratas ladrões assaltantes bandidos',
    'criminosos golpistas sequestradores estelionatários voleurs escrocs malfaiteurs cambrioleurs ravisseurs braqueurs',
    'einbrecher räuber diebe betrüger betrügern entführer kriminelle kriminellen ladri rapinatori truffatori malviventi',
    'rapitori мошенники мошенникам мошенников мошенниками злоумышленники грабители хакеры хакеров бандиты похитители воры',
    'аферисты шахраї шахраям шахраїв хакери грабіжники злодії قراصنة لصوص محتالون مسلحون',
  ]
    .join(' ')
    .split(' '),
);

/** Verbs of losing or handing over, with an offence after them. */
export const LOSES: ReadonlySet<string> = new Set(
  [
    'lost loses losing pierde pierden perdió perdieron perde perdem perdeu perderam perd perdent perdu verliert verlor',
    'verloren perso persero потерял потеряла потеряли лишился лишилась отдал отдала перевел перевела перевёл втратив втратила',
    'віддав віддала переказав переказала خسر خسرت',
  ]
    .join(' ')
    .split(' '),
);
