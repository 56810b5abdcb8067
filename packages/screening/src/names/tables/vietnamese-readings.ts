/**
 * The Sino-Vietnamese readings of the characters of names, without tone marks: one entry per syllable, followed by its
 * characters in simplified form. A character with two readings stands in two entries (福: phuc, phuoc). Hand-written from
 * public naming customs.
 */
export const vietnameseReadings =
  'a 亚阿|ai 爱|am 音阴荫|an 安恩殷印隐晏|anh 英影樱瑛映婴|ao 奥|au 欧区瓯|ba 巴波伯霸播坡|bac 北博薄铂|bach 白百柏|ban 班斌彬|bang 邦鹏朋冰榜|bao 宝保包葆鲍报豹|bich 碧璧|bien 边卞|binh 平炳秉兵萍屏丙苹|bo 步布蒲|boi 贝佩培|bui 裴|buu 宝|ca 歌|cac 阁各|cach 格革|cam 甘锦琴感|can 勤芹干根谨乾|canh 景庚耕境竞|cao 高皋|cat 吉葛|' +
  'chan 真振震甄|chau 珠周州洲朱|chanh 正|chi 志之芝枝至指支芷止|chien 战|chieu 昭招照|chinh 正政征整|chu 朱周主|chung 钟终众|chuong 章彰璋掌|co 古姑固基机|con 昆|cong 公功工|cu 巨居举|cuc 菊|cung 恭宫龚|cuong 强刚|da 多|dac 得特|dai 大带代|dam 谭谈潭覃淡|dan 丹民旦|dang 登邓灯党腾|danh 名|dao 陶桃道岛涛瑶|dat 达|de 帝弟|dich 易狄迪|diem 艳琰|dien 田典延滇|diep 叶蝶晔|dieu 妙耀姚|dinh 丁廷庭定亭鼎婷|' +
  'do 杜都图度|doan 段团端尹允|doanh 营盈|doc 笃督|dong 东同董童桐栋冬彤|du 瑜裕余俞游渝愉|duc 德育煜|dung 勇蓉容庸镛榕|duong 杨阳洋唐堂棠扬羊|duy 维惟唯|duyen 缘|duyet 悦阅|giac 觉|giai 佳|giam 鉴监|gian 简|giang 江讲|giao 交教蛟|giap 甲|ha 河何霞夏荷贺|hac 鹤郝|hai 海|ham 含涵咸|han 汉韩寒欣翰|hang 恒杭姮|hanh 行幸杏亨|hao 豪浩好昊皓灏|hau 侯后厚|hien 贤显宪轩现|hiep 协侠|hieu 孝晓|hinh 馨邢|ho 胡湖虎瑚护|' +
  'hoa 花华和桦|hoan 欢环桓焕|hoang 黄皇凰煌弘|hoanh 宏|hoc 学|hoi 会|hong 红洪鸿虹|hop 合|hua 许|huan 训勋薰|hue 惠慧|hung 雄兴熊|huong 香乡向享|huu 友有祐佑|huy 辉晖徽|huyen 玄|huynh 黄莹|hy 熙希喜曦禧羲|ich 益|ke 继计|khac 克|khai 开凯启楷|khang 康|khanh 庆卿|khe 溪|khiem 谦|khiet 洁|khoa 科|khoan 宽|khoi 魁|khon 坤|khong 孔|khue 奎圭|khuc 曲|khuong 姜|kien 建坚健|kiet 杰|kieu 娇乔|kim 金今|kinh 经京敬|ky 奇旗琪祺其纪记岐骥|' +
  'la 罗吕|lac 乐洛骆|lai 来赖莱|lam 林蓝岚琳霖临|lan 兰澜|lang 朗浪郎|lao 劳老|lap 立|le 丽黎礼励|lien 莲连联|liem 廉|liet 烈|lieu 柳廖|linh 玲灵铃岭龄|lo 路卢芦鲁露|loan 鸾|loc 禄鹿|loi 利雷磊|long 龙隆|lu 吕|luan 伦|luat 律|luc 陆力|luong 良梁亮|luu 刘|ly 李理莉里|ma 马|mac 莫|mach 麦|mai 梅玫|man 敏曼满|manh 孟|mao 毛|mau 茂|mien 绵勉|minh 明铭鸣|mong 梦蒙|moc 木|muu 谋|my 美媚|' +
  'nam 南男|nga 娥|ngan 银|nghi 仪宜毅|nghia 义|nghiem 严|nghieu 尧|nghien 妍|nghiep 业|ngo 吴悟梧|ngoc 玉钰|ngu 伍虞|nguy 魏|nguyen 阮元原源|nguyet 月|nha 雅|nham 岩任|nhan 仁人颜雁|nhat 日一|nhi 儿|nhiem 任|nhien 然|nho 儒|nhon 仁|nhu 如茹柔|nhuan 润|nhung 绒|nhuoc 若|ninh 宁|nuong 娘|oanh 莺|on 温|pham 范凡|phan 潘芬|phat 发|phi 飞菲费|pho 傅|phong 风峰丰锋枫房|phu 富夫芙扶符|phuc 福|phung 冯凤逢奉|phuoc 福|phuong 芳方凤|' +
  'quach 郭|quan 关君军冠观均官群钧|quang 光广|que 桂|quoc 国|quy 贵季葵规归|quyen 娟权鹃|quyet 决|quynh 琼|sa 沙|sam 岑森|san 珊|sieu 超|sinh 生|so 楚|son 山|song 双|su 史师|suong 霜|sy 士仕|ta 谢|tai 才财再|tam 心三沁|tan 新进晋秦津辛赞|tang 曾增|tao 曹|tat 毕|te 济齐|thach 石|thai 泰太蔡彩|tham 沈深|than 申神辰晨慎|thang 胜升|thanh 成青清诚城声圣|thao 草操|the 世|thi 诗氏施时|thich 戚|thien 天善千|thieu 少绍韶|thinh 盛|tho 寿|thong 通聪|thu 秋书树守姝|thuan 顺淳纯|thuat 术|thuc 淑实|' +
  'thuong 商常尚上赏|thuy 水翠垂瑞|tich 锡|tien 仙进钱先|tiet 薛|tieu 萧小|tin 信|tinh 静情星精晶晴|to 苏素祖|toan 全|ton 孙尊|tong 宋宗|tra 查|trach 泽|tran 陈珍|trang 庄妆|tri 智知治致|trieu 赵朝肇兆|trinh 郑贞程|triet 哲|trong 仲重|truc 竹直|trung 中忠|truong 张长|tu 秀思徐慈自子资|tuan 俊峻骏荀|tue 慧|tung 松|tuong 祥翔蒋相|tuyen 泉宣璇|tuyet 雪|ung 应雍翁|uong 汪|uy 威|uyen 鸳苑婉|van 文云芸万韵运雯|vi 微韦伟|vien 园媛袁远圆|viet 越|vinh 荣永|vo 武|vu 武宇雨于羽|vuong 王旺|vy 薇|' +
  'xuan 春|xuong 昌|xuyen 川|y 意依伊|yen 燕嫣';
