import { describe, expect, test } from 'vitest';
import { namesPublicOffice, readPositions } from './positions.ts';
import type { Office } from './tables/offices.ts';

describe('an office is recognised in many languages', () => {
  test.each<[Office, string[]]>([
    [
      'head',
      [
        'President',
        'Prime Minister of Malaysia',
        'Président de la République',
        'Premier ministre',
        'Bundeskanzlerin',
        'Bundespräsident',
        'Presidente del Gobierno',
        'Presidente del Consiglio dei ministri',
        'King of Jordan',
        'Президент Российской Федерации',
        'Премьер-министр',
        'Председатель Правительства',
        'رئيس الجمهورية',
        'رئيس مجلس الوزراء',
        'رئيس الوزراء',
        'ملك',
        'Supreme Leader',
        'Vice Chairman; President of Kenya',
      ],
    ],
    [
      'minister',
      [
        'Minister for Foreign Affairs',
        "Ministre de l'Économie",
        'Bundesministerin der Verteidigung',
        'Finanzminister',
        'Ministro de Hacienda',
        'Ministra della Giustizia',
        'Министр обороны',
        'وزير الخارجية',
        'U.S. Secretary of State',
        'Chancellor of the Exchequer',
        'Deputy Prime Minister',
        'Vice President',
        'Заместитель председателя правительства',
        'Minister of Trade, former Member of Parliament',
        '外交部长',
        'Ministerpräsident von Bayern',
      ],
    ],
    [
      'junior-minister',
      [
        'Deputy Minister of Energy',
        "Secrétaire d'État",
        'Staatssekretär im Innenministerium',
        'Viceministro de Defensa',
        'Sottosegretario alla Presidenza',
        'Заместитель министра финансов',
        'نائب وزير الداخلية',
        'Parliamentary Under-Secretary',
      ],
    ],
    [
      'legislator',
      [
        'Member of Parliament',
        'MP',
        'MEP',
        'Senator',
        'Speaker of the Parliament',
        'President of the Senate',
        'Député',
        'Mitglied des Bundestages',
        'Bundestagsabgeordnete',
        'Diputada',
        'Deputato',
        'Депутат Государственной Думы',
        'Сенатор',
        'نائب في البرلمان',
        'عضو مجلس النواب',
        'U.S. House of Representatives',
      ],
    ],
    [
      'judge',
      [
        'Supreme Court judge',
        'President of the Supreme Court',
        'Juge à la Cour de cassation',
        'Richterin',
        'Magistrado del Tribunal Supremo',
        'Giudice',
        'Судья Конституционного суда',
        'Генеральный прокурор',
        'قاضي',
        'Prosecutor General',
      ],
    ],
    ['general', ['General', 'Major General', 'Amiral', 'Generalleutnant', 'Генерал-майор', 'اللواء', 'Army General']],
    [
      'ambassador',
      [
        'Ambassador',
        'Ambassadeur de France',
        'Botschafter',
        'Embajadora',
        'Ambasciatore',
        'Посол',
        'السفير',
        'Consul General',
      ],
    ],
    [
      'central-banker',
      ['Governor of the Central Bank', 'Banque centrale, gouverneur', 'Заместитель председателя Центрального банка'],
    ],
    [
      'regional',
      [
        'Governor of Lagos State',
        'Gobernador',
        'Губернатор',
        'محافظ بغداد',
        'Landrat',
        'Préfet',
        'Conseiller régional',
      ],
    ],
    [
      'senior-official',
      [
        'Director General',
        'Secretary General',
        'Permanent Secretary',
        'Генеральный секретарь',
        'Director, Ministry of Health',
      ],
    ],
    [
      'local',
      [
        'Mayor',
        'Maire de Lille',
        'Oberbürgermeister',
        'Alcaldesa',
        'Sindaco',
        'Мэр',
        'Депутат городского совета',
        'رئيس بلدية',
        'City councillor',
        'Conseiller municipal',
      ],
    ],
  ])('%s', (office, positions) => {
    for (const position of positions) {
      expect([position, readPositions(position).map((read) => read.office)]).toEqual([
        position,
        expect.arrayContaining([office]),
      ]);
    }
  });
});

test('a relative named alone belongs to the next office', () => {
  expect(readPositions('Wife of John Doe, Minister')).toEqual([
    { office: 'minister', former: false, relative: true, adviser: false },
  ]);
});

test('"retired" alone belongs to the office before', () => {
  expect(readPositions('Ambassador, retired')[0]?.former).toBe(true);
  expect(readPositions('Ambassador, former director of Acme Ltd')[0]?.former).toBe(false);
});

test('a private position names no public office', () => {
  for (const position of [
    'Accountant',
    'General Manager',
    'Directeur général',
    'Генеральный директор',
    'President of Acme Bank',
    '',
  ]) {
    expect(namesPublicOffice(position)).toBe(false);
  }
});
