import { describe, expect, it } from 'vitest';
import { romaniseThai } from './thai.ts';
import { spokenThai } from './thai-syllables.ts';

describe('Thai by syllable', () => {
  it.each([
    ['สมชาย', 'somchai'],
    ['นคร', 'nakhon'],
    ['พัฒนาการ', 'phatthanakan'],
    ['เจาพระยา', 'chaophraya'],
    ['ธนาคาร', 'thanakhan'],
    ['กรุงเทพ', 'krungthep'],
    ['สุวรรณ', 'suwan'],
    ['ทราย', 'sai'],
    ['มงคล', 'mongkhon'],
    ['แกว', 'kaeo'],
    ['ชาติ', 'chat'],
    ['มิตร', 'mit'],
    ['ลวง', 'luang'],
  ])('%s is pronounced %s', (written, spoken) => {
    expect(spokenThai(written)).toBe(spoken);
  });

  it('leaves what is not spelled as Thai words are', () => {
    expect(spokenThai('ะะ')).toBe('');
    expect(spokenThai('ສົມ')).toBe('');
  });

  it.each([
    ['ทรัพย์ทวี', 'sapthawi'],
    ['ศรีสวัสดิ์', 'srisawat'],
    ['วงศ์สวัสดิ์', 'wongsawat'],
    ['รุ่งเรือง', 'rungrueang'],
  ])('a name matches its newspaper spelling: %s, %s', (written, spoken) => {
    expect(romaniseThai(written)).toContain(spoken);
  });
});
