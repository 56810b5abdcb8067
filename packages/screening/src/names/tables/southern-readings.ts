/**
 * Characters of given names (traditional and simplified) in the spellings of Hokkien, Teochew, Hakka and Straits
 * Cantonese families of Singapore and Malaysia, likeliest first: one entry per group of characters with the same
 * spelling. Hand-written from public names and naming customs.
 */
export const southernReadings =
  '光 kuan kong kwang|特 taek tek teck|佐 jho cho chor|耀 yew yeow yau|有友 yew yeow yu|作 chok|栋棟 tong tung|东東 tong|同 tong|堂 tong tng|通 thong tong|鼎登 teng|昌长長章 cheong|庆慶景敬 keng kheng|琼瓊 keng|炎 yam yen|福 hock fook|鹤鶴学學 hock|年 nien lian|梧吾 goh|' +
  '吉 kit kiat|杰傑 kiat kit|祥翔相 siang siong seong|冠 guan kwan|源元 guan yuen|英 eng yin|荣榮永 eng weng yong|应應 eng yin|根 kan keng|成诚誠 seng sheng|生胜勝盛 seng|嘉家佳 kah ka|庚 kee keng|纪紀记記其祺 kee|文 boon man|德 teck tek|财財才 chye choy|再 chai|' +
  '丰豐宏洪鸿鴻 hong|峰 hong fong|瑞 swee sui|水 chwee swee|春俊 choon|进進振 chin|真 chin chen|珍 tin chin|发發 huat fatt|华華 hwa wah|花 hwa huay|金 kim|锦錦 kim kam|国國 kok kuo|良亮 leong liang|龙龍 loong leong liong|隆 loong leong|莲蓮连連 lian lin|' +
  '美 bee mei|玉 geok gek|惠慧 hwee hui|辉輝 hwee hui fai|芬 hoon fun|云雲 hoon wan|玲灵靈 leng ling|龄齡 leng ling|秀 siew siu|新信 sin|心 sim|顺順 soon|达達 tat|添 thiam|天 thian tian|忠中 tiong choong|伟偉威 wee wai|勇 yong|安 ann an|益 aik yik|' +
  '明 beng meng ming|木 bock|泉全川 chuan|传傳 chuan|聪聰 chong|义義 ngee ee yee|怡 ee yee|富 foo hu|业業 giap|月 guat|海 hai|兴興亨 heng hing|贤賢 hian yin|显顯 hsien hian|扬揚阳陽 yang|香 hiang|和好 ho|仁 jin yan|裕如 joo|康 kang|建 kian|坚堅 kian kin|' +
  '强強 kiong keong|坤 koon khoon|来來 lai|兰蘭 lan|丽麗 lay lai|利理 lee|烈 liat|乐樂 loke lok|禄祿 loke|伦倫 loon lun|南 nam lam|恩温溫 oon|平 peng ping|炳鹏鵬 peng|宝寶保 poh|淑 siok suk|星 sing|松 siong song|雄 hiong hung|思素 soo|雪 suat|治 tee|' +
  '日 yit|逸 yat yit|仙 sen sin|三 san sam|山 san|孟 meng|万萬 ban wan|本 pun|士 soo|志 chee tee|之 chee|子 choo tze|世 say si|书書 soo|诗詩 see|清 cheng ching|青 cheng|正 cheng|政 cheng|声聲 seng|升 seng|承 seng|汉漢 han hon|河 ho|贵貴 kwee|桂 kwee|' +
  '开開 khai hoi|凯凱 kai|科 kho|可 kho|高 ko|广廣 kwong kong|坡 poh|培 puay|佩 puay pui|碧 phek|品 pin|森 sum sem|善 sian|深 sim|实實 sit|石 chiok sek|舜 soon|添 tiam|田 tian|廷庭 teng ting|土 thor|团團 tuan|温 oon|武 boo|旺 ong wong|喜 hee|溪 khay|' +
  '贞貞 cheng|珠 choo|芳 fong hong|凤鳳 hong fong|娇嬌 kiau|菊 keok|梅 buay mui|妹 moy|娘 neo|巧 kiau|琴 khim|爱愛 ai|月 gwat|枝 kee|竹 teck|宗 chong|祖 choh|尊 choon|存 choon|纯純 soon|忍 jim|任 jim|日 jit|兆 siew seow|观觀 kon kuan|莱 lai|宇 yew|皋 koh|泽澤 chek|豪浩 ho how|轩軒 hian|敏 bin|民 bin|毅 ngai gee|礼禮 lay|智 tee|维維 wee|茂 mow|盛 seng|锐銳 swee|慈 choo|颖穎 eng';
