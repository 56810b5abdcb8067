/**
 * Towns that were renamed or have names in several languages: the same place of birth in two documents. The places in
 * companies' names are another table: there Kalinin and Frunze are the people whom works honour, and a misspelt town is
 * corrected to a known one, which would make one birthplace of two (Chardzhou, Changzhou).
 */
import { ownValue } from '../own-value.ts';

/** The names of one town a line, separated by `|`, in plain lower-case Latin letters. */
const towns = `
  saint petersburg|st petersburg|sankt peterburg|leningrad|petrograd
  yekaterinburg|ekaterinburg|sverdlovsk
  nizhny novgorod|nizhniy novgorod|nizhnii novgorod|gorky|gorki|gorkii
  volgograd|stalingrad|tsaritsyn
  samara|kuybyshev|kuibyshev
  tver|kalinin
  perm|molotov
  izhevsk|ustinov
  rybinsk|andropov
  ulyanovsk|simbirsk
  vladikavkaz|ordzhonikidze|dzaudzhikau
  naberezhnye chelny|brezhnev
  kaliningrad|konigsberg|koenigsberg
  grozny|grozniy|groznyj|sunzha gala
  dnipro|dnepr|dnipropetrovsk|dnepropetrovsk|dniepropetrovsk
  donetsk|stalino
  luhansk|lugansk|voroshilovgrad
  mariupol|zhdanov
  kropyvnytskyi|kirovohrad|kirovograd|yelisavetgrad
  kamianske|dniprodzerzhynsk|dneprodzerzhinsk
  khmelnytskyi|proskuriv|proskurov
  ivano frankivsk|ivano frankovsk|stanislav|stanislau
  kyiv|kiev|kijow|kiew
  lviv|lvov|lwow|lemberg
  kharkiv|kharkov
  odesa|odessa
  bishkek|frunze|pishpek
  dushanbe|stalinabad
  khujand|khodjent|khudzhand|leninabad
  almaty|alma ata|vernyi
  astana|nur sultan|nursultan|akmola|aqmola|tselinograd
  aktau|aqtau|shevchenko
  semey|semipalatinsk
  turkmenbashi|krasnovodsk
  ashgabat|ashkhabad|poltoratsk
  turkmenabat|chardzhou|chardzhev
  gyumri|leninakan|alexandropol
  vanadzor|kirovakan
  ganja|gandja|gyandzha|kirovabad|elizavetpol
  stepanakert|khankendi|xankendi
  tbilisi|tiflis
  chisinau|kishinev|kishinyov
  gdansk|danzig
  wroclaw|breslau
  szczecin|stettin
  chemnitz|karl marx stadt
  bratislava|pressburg|pozsony
  kosice|kaschau|kassa
  brno|bruenn|brunn
  cluj napoca|cluj|kolozsvar|klausenburg
  timisoara|temesvar
  vilnius|wilno|vilna
  tallinn|reval
  podgorica|titograd
  thessaloniki|salonika|salonica|selanik
  istanbul|constantinople|konstantinopel
  izmir|smyrna
  diyarbakir|amed
  tunceli|dersim
  harare|salisbury
  kinshasa|leopoldville
  lubumbashi|elisabethville
  kisangani|stanleyville
  ndjamena|n djamena|fort lamy
  maputo|lourenco marques
  huambo|nova lisboa
  malabo|santa isabel
  addis ababa|addis abeba|finfinne
  mumbai|bombay
  chennai|madras
  kolkata|calcutta
  bengaluru|bangalore
  varanasi|benares|banaras
  faisalabad|lyallpur
  dhaka|dacca
  yangon|rangoon
  mawlamyine|moulmein
  ho chi minh|saigon|sai gon
  jakarta|batavia|djakarta
  makassar|ujung pandang
  beijing|peking|peiping|beiping
  guangzhou|canton|kwangchow
  nanjing|nanking
  chongqing|chungking
  shenyang|mukden|fengtian
  urumqi|urumchi|wulumuqi
  kashgar|kashi|kaxgar
  qahremanshahr|kermanshah|bakhtaran
  urmia|orumiyeh|rezaiyeh
  bandar imam khomeini|bandar shahpur
  sirte|surt
  kobani|ayn al arab|ain al arab
  homs|hims
`;

const todays: Readonly<Record<string, string>> = Object.fromEntries(
  towns
    .trim()
    .split('\n')
    .flatMap((line) => {
      const names = line.trim().split('|');
      return names.map((name) => [name, names[0]!]);
    }),
);

/** The words of a town's name today; unchanged if the town is not known under several names. */
export const wordsOfTownToday = (words: readonly string[]): readonly string[] =>
  ownValue(todays, words.join(' '))?.split(' ') ?? words;
