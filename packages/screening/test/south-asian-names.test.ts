import { describe, expect, test } from 'vitest';
import { customarySpellings, modernIndonesian } from '../src/names/people/customary-spellings.ts';
import { romaniseBurmese } from '../src/names/scripts/burmese.ts';
import { romaniseIndic } from '../src/names/scripts/indic.ts';
import { romaniseKhmer } from '../src/names/scripts/khmer.ts';
import { romaniseThai } from '../src/names/scripts/thai.ts';
import { expectDiffer, expectMatch } from './people.ts';

describe('the scripts of India', () => {
  test.each([
    ['सलमान', 'salman', "Hindi leaves out the 'a' between two syllables"],
    ['कमल', 'kamal', 'and at the end'],
    ['कृष्ण', 'krishna', 'but not after two consonants'],
    ['आनन्द', 'anand', 'unless the first is the nasal of the second'],
    ['अंबानी', 'ambani', 'the nasal sign is m before b'],
    ['नरसिंह', 'narsingh', 'and ng before h'],
    ['ज्ञान', 'gyan', 'ज्ञ is gy'],
    ['ज़फ़र', 'zafar', 'dotted letters are those of Persian'],
    ['ਸਿੰਘ', 'singh', 'Gurmukhi has a nasal sign of its own'],
    ['মুখার্জি', 'mukharji', 'Bengali'],
    ['முருகன்', 'murugan', 'Tamil k is g between vowels'],
    ['பாண்டியன்', 'pandiyan', 'and t is d after n'],
    ['రామారావు', 'ramaravu', 'Telugu'],
    ['ರಾಮ', 'rama', "Kannada speaks the last 'a'"],
    ['രാമൻ', 'raman', 'Malayalam has consonants without a vowel'],
    ['ගෝඨාභය', 'gothabhaya', 'Sinhala'],
  ])('%s is %s: %s', (word, spelling) => {
    expect(romaniseIndic(word)).toContain(spelling);
  });

  test.each([
    ['नरेन्द्र मोदी', 'Narendra Modi'],
    ['ਮਨਮੋਹਨ ਸਿੰਘ', 'Manmohan Singh'],
    ['চন্দন মজুমদার', 'Chandan Majumder'],
    ['জিয়াউল হক', 'Ziaul Haque'],
    ['ନବୀନ ପଟ୍ଟନାୟକ', 'Naveen Patnaik'],
    ['সজল চট্টোপাধ্যায়', 'Sajal Chatterjee'],
    ['ওয়াজেদ আলী', 'Wajed Ali'],
    ['ಎಂ. ಕೆ. ಸುಂದರರಾಜನ್', 'M. K. Sundararajan'],
    ['ഇ. കെ. നാരായണൻ', 'E. K. Narayanan'],
    ['सुरेश दास', 'Suresh Das'],
    ['ගෝඨාභය රාජපක්ෂ', 'Gotabhaya Rajapaksha'],
    ['சுந்தரம் பிச்சை', 'Sundaram Pichai'],
  ])('%s is %s', expectMatch);
});

describe('customs of South Asia', () => {
  test.each([
    ['Ranjan Chattopadhyay', 'Ranjan Chatterjee'],
    ['Sujata Bandyopadhyay', 'Sujata Banerji'],
    ['Md Kamal Hossain', 'Mohammad Kamal Hossain'],
    ['Vijaya Luxmi Nair', 'Vijaya Lakshmi Nayar'],
    ['Ashokbhai Desai', 'Ashok Desai'],
    ['Kiranben Patel', 'Kiran Patel'],
    ['Balasubramaniam Iyer', 'Bala Subramanian Aiyar'],
    ['Arumugam a/l Kandasamy', 'Arumugam Kandasamy'],
    ['Aziz Ulhaq Stanekzai', 'Azizulhaq Stanikzai'],
  ])('%s is %s', expectMatch);

  test('MD after the name is a doctor, not Muhammad', () => {
    expect(customarySpellings('md', false)).toContain('muhammad');
    expect(customarySpellings('md', true)).toEqual(['md']);
  });
});

describe('customs of Indonesia', () => {
  test.each([
    ['soekarnopoetri', 'sukarnoputri'],
    ['tjokro', 'cokro'],
    ['djoko', 'joko'],
    ['sjahrir', 'syahrir'],
    ['soejono', 'suyono'],
  ])('%s is %s since 1972', (old, modern) => {
    expect(modernIndonesian(old)).toBe(modern);
  });
  test('words without the old letters stay', () => {
    expect(modernIndonesian('jakarta')).toBeUndefined();
    expect(modernIndonesian('noel')).toBeUndefined();
  });
});

describe('Burmese', () => {
  test('each syllable is a word', () => {
    expect(romaniseBurmese('မင်းအောင်လှိုင်').map(({ forms }) => forms[0])).toEqual(['min', 'aung', 'hlaing']);
    expect(romaniseBurmese('ဝင်းမြင့်').map(({ forms }) => forms[0])).toEqual(['win', 'myint']);
  });
  test.each([
    ['သန်းရွှေ', 'Than Shwe'],
    ['ခင်ညွန့်', 'Khin Nyunt'],
    ['ထင်ကျော်', 'Htin Kyaw'],
    ['U Win Myint', 'Win Myint'],
    ['တင်ထွန်းဦး', 'Tin Tun Oo'],
    ['သန်းအေး', 'Than Aye'],
  ])('%s is %s', expectMatch);
});

describe('Thai, Lao and Khmer', () => {
  test('a leading h, a silenced letter and tone marks are silent', () => {
    expect(romaniseThai('หมอ')[0]).toBe('~mo');
    expect(romaniseThai('ศักดิ์')[0]).toBe('~sak');
  });
  test('a title is no name', () => {
    expect(romaniseThai('นาย')).toEqual([]);
    expect(romaniseThai('นายสมชาย')).toEqual(romaniseThai('สมชาย'));
  });
  test('a letter is spelled by sound or by origin', () => {
    expect(romaniseThai('ธนา')).toEqual(['~thna', '~tna', '~dhna', 'thana']);
    expect(romaniseKhmer('ភាព')).toContain('~phap');
  });
  test.each([
    ['ทักษิณ ชินวัตร', 'Thaksin Shinawatra'],
    ['ยิ่งลักษณ์ ชินวัตร', 'Yingluck Shinawatra'],
    ['อานันท์ ปันยารชุน', 'Anand Panyarachun'],
    ['บรรเจิด เสียงดี', 'Banchoed Siangdi'],
    ['เศรษฐา ทวีสิน', 'Srettha Thavisin'],
    ['ຈູມມະລີ ໄຊຍະສອນ', 'Choummaly Sayasone'],
    ['ហ៊ុន ម៉ាណែត', 'Hun Manet'],
    ['នួន ជា', 'Nuon Chea'],
  ])('%s is %s', expectMatch);
});

describe('Vietnamese', () => {
  test.each([
    ['Lê Đức Anh', 'Le Duc Anh'],
    ['Nguyễn Thị Mỹ Lệ', 'Nguyen Thi Mi Le'],
    ['Đỗ Mười', 'Do Muoi'],
    ['Hùng Trần Tấn', 'Tran Tan Hung'],
  ])('%s is %s', expectMatch);
  test('Le, Do and La are names, so another one differs', () => {
    expectDiffer('Le Quang Thanh', 'Do Quang Thanh');
    expectDiffer('Tran Quoc Huy', 'Tran Quoc Hung');
  });
});

describe('Murti ends names in all its spellings, joined or separate', () => {
  test.each([
    ['Ramachandran Krishnamurthy', 'Ramachandran Krishnamoorthy'],
    ['Dakshinamoorthy Selvam', 'Dakshina Murthy Selvam'],
    ['Satyamurti Rao', 'Satyamoorthy Rao'],
  ])('%s, %s', expectMatch);
});
