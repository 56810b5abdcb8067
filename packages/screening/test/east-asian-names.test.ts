import { describe, expect, test } from 'vitest';
import { hongKongSpelling } from '../src/names/east-asian/cantonese.ts';
import { sameCharacters } from '../src/names/east-asian/han-readings.ts';
import { isKanaWord, japaneseGiven, japaneseSurname, oneSpelling } from '../src/names/east-asian/japanese.ts';
import { koreanSyllables } from '../src/names/east-asian/korean.ts';
import { wadeGiles } from '../src/names/east-asian/mandarin.ts';
import { expectDiffer, expectMatch } from './people.ts';

describe('a given name of two syllables is one word however it is split', () => {
  test.each([
    ['Zhou Enlai', 'Zhou En-lai'],
    ['Zhou Enlai', 'Zhou En Lai'],
    ['Enlai Zhou', 'ZHOU, En Lai'],
    ['Choe Ryong Hae', 'Ryong-hae Choe'],
    ['Choe Ryonghae', 'Choe Ryong-hae'],
    ['Lee Min Jung', 'Min Jung Lee'],
    ['Ouyang Xiaoming', 'Ou Yang Xiao Ming'],
    ['Anthony Wong Chau-sang', 'Wong Chau Sang Anthony'],
    ['Chan Wong Mei Ling', '陳黃美玲'],
    ['Alice Chan Wong Mei Ling', 'Chan Wong Mei-ling'],
    ['Goh Keng Swee', 'Keng Swee Goh'],
    ['TANG, Ping-keung Chris', 'Tang Ping-keung'],
    ['Lee Jong-geol', 'Yi Chong-gol'],
    ['Teo Chee-hean', 'Teo Chee Hean'],
  ])('%s is %s', expectMatch);
});

describe('a slip that destroys a syllable', () => {
  test.each([
    ['Choe Ryogn-hae', 'Choe Ryonghae'],
    ['CHOE Ryogn Hae', 'Ryong-hae Choe'],
    ['Wong Chua-snag', 'Wong Chau-sang'],
  ])('%s is %s', expectMatch);

  test.each([
    ['Choe Ryong Su', 'Choe Ryong Hae'],
    ['Choe Ryogn Hae', 'Choe Ryong Su'],
  ])('%s is not %s', expectDiffer);

  test('Burmese names follow their own custom', () => {
    expectMatch('U Khin Maung Yi', 'Khin Maung Yee');
  });
});

describe('Mandarin', () => {
  test.each([
    ['zhong', 'chung'],
    ['qiu', 'chiu'],
    ['xue', 'hsueh'],
    ['zuo', 'tso'],
    ['guo', 'kuo'],
    ['shi', 'shih'],
    ['ren', 'jen'],
    ['jian', 'chien'],
    ['yan', 'yen'],
  ])('%s is %s in Wade-Giles', (pinyin, spelling) => {
    expect(wadeGiles(pinyin)).toBe(spelling);
  });

  test.each([
    ['Zhou Enlai', 'Chou En-lai'],
    ['Deng Xiaoping', "Teng Hsiao-p'ing"],
    ['周恩来', 'Chou En-lai'],
    ['Song Qingling', 'Sung Ching-ling'],
    ['Chu Te', 'Zhu De'],
  ])('%s is %s', expectMatch);

  test.each([
    ['Liu Qi', 'Liu Ji'],
    ['Zhao Weimin', 'Zhao Weiming'],
    ['Wang Bin', 'Wang Bo'],
    ['趙明', '趙敏'],
  ])('%s is not %s, though pinyin would be the same', expectDiffer);

  test('Bin, Du and Tan are names beside a Chinese one, not particles or titles', () => {
    expectDiffer('Wang Bin', 'Wang Hai');
    expectDiffer('Tan Wei Ling', 'Goh Wei Ling');
    expectMatch('Du Yuesheng', 'Yuesheng Du');
  });
});

describe('Han characters', () => {
  test('traditional, simplified and Japanese forms are the same characters', () => {
    expect(sameCharacters('鄧麗君', '邓丽君')).toBe(true);
    expect(sameCharacters('渡邊', '渡辺')).toBe(true);
    expect(sameCharacters('李伟', '李玮')).toBe(false);
    expect(sameCharacters('李伟', 'Li Wei')).toBeUndefined();
  });

  test('different characters with the same sound are another name', () => {
    expectDiffer('赵静', '赵敬');
    expectMatch('趙靜', '赵静');
  });

  test.each([
    ['梁振英', 'Leung Chun-ying'],
    ['曾蔭權', 'Tsang Yam-kuen'],
    ['黃之鋒', 'Wong Chi Fung'],
    ['朴槿惠', 'Park Geun-hye'],
    ['安倍晋三', 'Abe Shinzo'],
    ['陳馮富珍', 'Chan Fung Fu-chun'],
  ])('%s is %s', expectMatch);

  test.each([
    ['蘇和志先生', '蘇和志'],
    ['苏和志董事长', '苏和志'],
    ['苏 和志 女士', '苏和志'],
    ['渡辺健一氏', '渡辺健一'],
    ['渡辺みどり様', '渡辺みどり'],
    ['渡辺健一さん', 'Watanabe Kenichi'],
    ['한도윤 위원장', '한도윤'],
    ['한도윤씨', 'Han Do-yun'],
  ])('the title behind %s is no part of the name', expectMatch);

  test.each([
    ['李博士', '李博'],
    ['王张氏', '王张'],
    ['한동지', '한동'],
  ])('%s ends like a title and is a name', expectDiffer);

  test.each([
    ['gwok', 'kwok'],
    ['zoeng', 'cheung'],
    ['jyut', 'yuet'],
    ['ceoi', 'tsui'],
  ])('%s is spelled %s in Hong Kong', (jyutping, spelling) => {
    expect(hongKongSpelling(jyutping)).toBe(spelling);
  });
});

describe('a name written in two scripts is one name twice', () => {
  test.each([
    ['Lai Ching-te 賴清德', 'Lai Ching-te'],
    ['蔡英文 (Tsai Ing-wen)', '蔡英文'],
    ['문재인 Moon Jae-in', 'Moon Jae In'],
    ['Sergei Lavrov Сергей Лавров', 'Sergey Lavrov'],
  ])('%s is %s', expectMatch);
  test('and still differs from another', () => {
    expectDiffer('Lai Ching-te 賴清德', 'Lai Hsiao-te');
  });
});

describe('Korean', () => {
  test('a spelling stands for all syllables with that customary spelling', () => {
    expect(koreanSyllables('young')).toContain('yeong');
    expect(koreanSyllables('hyun')).toContain('hyeon');
    expect(koreanSyllables('woo')).toContain('u');
    expect(koreanSyllables('chol')).toContain('cheol');
  });

  test.each([
    ['문재인', 'Moon Jae-in'],
    ['Ban Ki-moon', 'Pan Ki Mun'],
    ['반기문', 'Ban Ki-moon'],
    ['노무현', 'Roh Moo-hyun'],
    ['Ri Sol-ju', 'Lee Seol Ju'],
    ['리설주', 'Ri Sol Ju'],
    ['Chung Mong-koo', 'Jeong Monggu'],
    ['제갈민수', 'Jegal Min-su'],
    ['I Seung-man', 'Syngman Rhee'],
    ['U Sang-ho', 'Woo Sang-ho'],
  ])('%s is %s', expectMatch);

  test.each([
    ['Kim Jong-un', 'Kim Jong-il'],
    ['Park Min-ji', 'Park Min-ju'],
    ['김영호', '김영수'],
    ['Han Ji-min', 'Han Ji-won'],
    ['김민수', '김민서'],
    ['I Myeong-bak', 'O Myeong-bak'],
    ['Shin Jong-seok', 'Shin Jung-suk'],
  ])('%s is not %s', expectDiffer);
});

describe('Japanese', () => {
  test.each([
    ['Huzita', 'fujita'],
    ['Ohtsuka', 'otsuka'],
    ['Yuuko', 'yuko'],
    ['Syunsuke', 'shunsuke'],
    ['Kouichi', 'koichi'],
    ['Shimbashi', 'shinbashi'],
    ['Nobuhiko', 'nobuhiko'],
  ])('%s is unified to %s', (written, spelling) => {
    expect(oneSpelling(written.toLowerCase())).toBe(spelling);
  });

  test.each(['tanaka', 'kenichiro', 'junpei', 'hattori', 'ohno', 'ryo'])('%s can be kana', (word) => {
    expect(isKanaWord(word)).toBe(true);
  });
  test.each(['smith', 'alvarez', 'tanaca', 'lopez', 'wang'])('%s cannot be kana', (word) => {
    expect(isKanaWord(word)).toBe(false);
  });

  test('names that no table has are read by their characters', () => {
    expect(japaneseSurname('滝川')).toEqual(['takikawa', 'takigawa']);
    expect(japaneseSurname('习川')).toEqual([]);
    expect(japaneseSurname('石橋')).toContain('ishibashi');
    expect(japaneseSurname('青沼')).toContain('aonuma');
    expect(japaneseGiven('哲也')).toContain('tetsuya');
    expect(japaneseGiven('真理子')).toContain('mariko');
  });

  test.each([
    ['村上春樹', 'Murakami Haruki'],
    ['Haruki Murakami', '村上 春樹'],
    ['Ohno Taiichi', 'Ono Taiichi'],
    ['Sintaro Isihara', 'Shintaro Ishihara'],
    ['平塚健三郎', 'Hiratsuka Kenzaburo'],
    ['高山清一郎', 'Takayama Seiichiro'],
    ['高山清二', 'Takayama Seiji'],
    ['藤原幸一', 'Fujiwara Koichi'],
    ['ドナルド・キーン', 'Donald Keene'],
    ['チャールズ・ディケンズ', 'Charles Dickens'],
  ])('%s is %s', expectMatch);

  test.each([
    ['Goto Keiko', 'Goto Kyoko'],
    ['Sato Ken', 'Kato Ken'],
    ['木村健', '木村謙'],
    ['藤原一郎', '藤原二郎'],
  ])('%s is not %s', expectDiffer);
});

describe('each place in southern China spells by its own dialect', () => {
  test.each([
    ['Vong Kuok Seng', '黄国成', 'Macau'],
    ['Leong Vai Tac', '梁维特', 'Macau'],
    ['Ieong Tou Hong', '楊道匡', 'Macau'],
    ['Chow Kon Yeow', '曹观友', 'Malaysia'],
    ['Anthony Loke Siew Fook', '陆兆福', 'Malaysia, with a European name'],
    ['Lee Hsien Loong', 'Li Xianlong', 'Singapore, and pinyin'],
    ['Chan Ka Man', 'Chen Jiawen', 'Hong Kong, and pinyin'],
    ['Zheng Yuzhuo', 'Cheng Yu-cheuk', 'Hong Kong, and pinyin'],
    ['Lin Zheng Yue’e', 'Lam Cheng Yuet-ngor', 'Hong Kong, a husband’s family name before the own'],
    ['Lee Hwee Ling', '李惠玲', 'Singapore'],
  ])('%s is %s: %s', (one, other) => expectMatch(one, other));
});

describe('Han characters in the spelling of families of South-East Asia', () => {
  test.each([
    ['林美珠', 'Lim Bee Choo', 'Hokkien'],
    ['陳文龍', 'Tan Boon Leong', 'Hokkien'],
    ['李玉兰', 'Lee Geok Lan', 'Hokkien'],
    ['李玉蘭', 'Lee Yoke Lan', 'Cantonese of Malaysia'],
    ['吳慶瑞', 'Goh Keng Swee', 'Hokkien'],
    ['沈慶福', 'Sim Kheng Hock', 'Teochew'],
    ['王美玲', 'Heng Mui Leng', 'Teochew'],
    ['廖中莱', 'Liow Tiong Lai', 'Hakka'],
    ['陳達明', 'Chan Tat Ming', 'Hong Kong'],
    ['陈达明', 'Chan Tat Ming', 'Hong Kong, simplified'],
    ['施至成', 'Sy Chi Seng', 'the Philippines'],
    ['黃清明', 'Uy Cheng Beng', 'the Philippines'],
    ['黄仲涵', 'Oei Tiong Ham', 'Indonesia'],
    ['林文清', 'Liem Boen Tjing', 'Indonesia, in Dutch letters'],
    ['林美珠', 'Liem Bie Tjoe', 'Indonesia, in Dutch letters'],
  ])('%s is %s: %s', (one, other) => expectMatch(one, other));

  test.each([
    ['林美珠', 'Lim Bee Hwa'],
    ['林美珠', 'Lim Mei Lan'],
    ['林美珠', 'Tan Bee Choo'],
    ['陳文龍', 'Tan Boon Kwang'],
    ['陳文龍', 'Tan Geok Leong'],
    ['林文清', 'Liem Boen Hwa'],
    ['周志明', 'Chiu Chi Ming'],
  ])('%s is not %s', expectDiffer);
});

describe('Han characters read in Vietnam', () => {
  test.each([
    ['阮文雄', 'Nguyễn Văn Hùng'],
    ['阮文雄', 'Nguyen Van Hung'],
    ['黎德英', 'Le Duc Anh'],
    ['阮氏明開', 'Nguyen Thi Minh Khai'],
    ['黃德英', 'Hoàng Đức Anh'],
    ['黃德英', 'Huynh Duc Anh'],
    ['陈德良', 'Tran Duc Luong'],
    ['武元甲', 'Võ Nguyên Giáp'],
    ['阮春福', 'Nguyen Xuan Phuc'],
    ['阮春福', 'Nguyen Xuan Phuoc'],
    ['張美玉', 'Truong Mi Ngoc'],
    ['何德英', 'Ha Duc Anh'],
    ['胡志明', 'Ho Chi Minh'],
  ])('%s is %s', expectMatch);

  test.each([
    ['阮文雄', 'Nguyen Van Hai'],
    ['阮文雄', 'Nguyen Duc Hung'],
    ['阮文雄', 'Tran Van Hung'],
    ['黎德英', 'Lê Đức Thọ'],
    ['高志明', 'Cao Zhiming'],
    ['蘇志明', 'To Chi Ming'],
    ['陈雄', 'Tran Hong'],
    ['陈雄', 'Tran Duy Hung'],
  ])('%s is not %s', expectDiffer);
});

describe('North Korean keeps an initial R, and its syllables may also be read as pinyin', () => {
  test.each([
    ['Ro Kwang Chol', "No Kwang-ch'ol"],
    ['Ro Tu-chol', 'Noh Du-chul'],
    ['Han Tong-song', 'Han Dong-seong'],
  ])('%s is %s', (one, other) => expectMatch(one, other));
});

describe('marks and characters tell names apart if both sides write them', () => {
  test.each([
    ['Lê Văn Hùng', 'Lê Văn Hưng'],
    ['Nguyễn Thị Huệ', 'Nguyễn Thị Huế'],
    ['佐藤健一', '佐藤賢一'],
    ['Wang Yi', 'Wang Qi'],
  ])('%s is not %s', expectDiffer);

  test.each([
    ['Lê Văn Hùng', 'Le Van Hung'],
    ['Nguyễn Văn Hoà', 'Nguyễn Văn Hòa'],
    ['Lý Thị Thúy', 'Lí Thị Thuý'],
    ['斉藤恵子', '斎藤恵子'],
  ])('%s is %s', expectMatch);
});
