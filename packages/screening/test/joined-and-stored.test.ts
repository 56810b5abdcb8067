import { expect, test } from 'vitest';
import { buildIndex, compare, openIndex, screen } from '../src/index.ts';
import type { PartyType } from '../src/party.ts';
import { aParty, aSubject } from './builders.ts';

test.each<[PartyType, string, string]>([
  ['person', 'Hosein Amirabdollahian', 'Hossein Amir-Abdollahian'],
  ['person', 'Ryong Cho Chun', 'Cho Chun Ryong'],
  ['company', 'Rostec', 'Ростех'],
  ['company', 'Wagner Group', 'ЧВК Вагнер'],
  ['company', 'Second East Bank', 'SecondEast Bank'],
  ['company', 'BP', 'BP plc'],
  ['company', 'Zafarani Network', 'Zafarani Group'],
  ['company', 'Halkbank', 'Türkiye Halk Bankası A.Ş.'],
  ['company', 'Inshaat COSARL', 'Inshaat CO SARL'],
  ['company', 'APJ', 'A.P.J.'],
  ['company', 'Evro Polis', 'Europolis'],
  ['company', 'Banco Agrícola', 'Bancoagrícola'],
  ['company', 'Prom Svyaz Bank', 'Promsviazbank'],
  ['company', 'Promsviaz Bank', 'Promsvyazbank'],
  ['company', 'Stroi Trans Gaz', 'Stroytransgaz'],
  ['company', 'Tech Mash', 'Tekhmash'],
  ['company', 'Tekh Mash Export', 'Techmasheksport'],
  ['company', 'Neftegaz Servis', 'Neftegasservice'],
  ['company', 'Phoenix Ex Trade', 'Foeniks Eks Trade'],
  ['person', 'Karena Foks', 'Karina Fox'],
  ['person', 'Abderrezakzaimeche', 'Abderrezak Zaimeche'],
  ['person', 'Daniel Kinahansenior', 'Daniel Kinahan senior'],
  ['person', 'احمد آغا', 'احمد ضیا آغا'],
  ['person', 'สมชาย วงศ์', 'Somchai Wong'],
  ['person', 'Khasan Umarov', 'Х. Умаров'],
  ['person', 'محمد ا. مطيع', 'محمد الله مطيع'],
  ['person', 'Shmuel Levi', 'ש. לוי'],
])('screening gives the same result as comparing, in both directions: %s, %s and %s', (type, one, other) => {
  for (const [asked, listed] of [
    [one, other],
    [other, one],
  ] as const) {
    const party = aParty({ name: listed, type });
    const { hits } = screen([openIndex(buildIndex([{ id: 1, party }]))], aSubject({ name: asked, type }), {
      threshold: 20,
    });
    expect(hits.map(({ score }) => score)).toEqual([compare(aSubject({ name: asked, type }), party).score]);
  }
});
