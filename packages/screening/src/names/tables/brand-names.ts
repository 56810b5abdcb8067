/**
 * Names of companies in Han characters that the world knows in Latin letters by another reading than the rules give: Japanese
 * houses, and Chinese makers who chose a name of their own. One a line. Hand-written from the companies' own English names.
 */
export const brandNames = `
三菱 mitsubishi
三井 mitsui
住友 sumitomo
丸紅 marubeni
伊藤忠 itochu
双日 sojitz
日立 hitachi
東芝 toshiba
富士通 fujitsu
富士 fuji
日産 nissan
豊田 toyota toyoda
松下 matsushita
川崎 kawasaki
石川島 ishikawajima
日本 nippon nihon
新日鉄 nippon
大和 daiwa yamato
野村 nomura
安川 yasukawa
村田 murata
京都 kyoto
東京 tokyo
大阪 osaka
朝日 asahi
旭 asahi
海康威视 hikvision
海康威視 hikvision
大华 dahua
大疆 dji
中兴 zte zhongxing
中興 zte zhongxing
联想 lenovo
聯想 lenovo
商汤 sensetime
商湯 sensetime
旷视 megvii
曠視 megvii
依图 yitu
科大讯飞 iflytek
海能达 hytera
字节跳动 bytedance
美团 meituan
网易 netease
携程 ctrip
蚂蚁 ant
百胜 yum
台积电 tsmc
台積電 tsmc
鸿海 honhai foxconn
鴻海 honhai foxconn
富士康 foxconn
宏碁 acer
华硕 asus
華碩 asus
恒大 evergrande
碧桂园 countrygarden
国泰 cathay
國泰 cathay
和记 hutchison
和記 hutchison
怡和 jardine
太古 swire
汇丰 hsbc
滙豐 hsbc
`;
