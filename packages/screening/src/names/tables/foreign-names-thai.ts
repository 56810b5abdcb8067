/** English, French and some other names in Thai letters: see `foreign-names.ts`. From the usage of Thai newspapers. */
export const foreignNamesInThai = `
john จอห์น
jon จอน
james เจมส์
robert โรเบิร์ต โรแบร์
michael ไมเคิล มิคาเอล มิชาเอล
william วิลเลียม
david เดวิด ดาวิด
richard ริชาร์ด ริชาร์
joseph โจเซฟ โยเซฟ
thomas โธมัส โทมัส ทอมัส โตมา
charles ชาลส์ ชาร์ลส์ ชาร์ล
christopher คริสโตเฟอร์
daniel แดเนียล ดาเนียล
matthew แมทธิว แมตทิว แม็ทธิว
anthony แอนโทนี แอนโธนี แอนโทนี่
mark มาร์ก มาร์ค
donald โดนัลด์ โดนัลด
steven สตีเวน
stephen สตีเฟน สตีเวน
paul พอล ปอล เพาล์
peter ปีเตอร์ พีเตอร์ เพเทอร์
andrew แอนดรูว์ แอนดรู
george จอร์จ ฌอร์ฌ
kenneth เคนเนธ เคนเน็ธ
kevin เควิน
brian ไบรอัน
edward เอ็ดเวิร์ด เอดเวิร์ด
ronald โรนัลด์
joe โจ
jack แจ็ก แจ็ค
henry เฮนรี เฮนรี่
henri อ็องรี อองรี
frank แฟรงก์ แฟรงค์ ฟรังค์
martin มาร์ติน มาร์แต็ง มาร์แตง
simon ไซมอน ซีมง
philip ฟิลิป
philippe ฟิลิปป์ ฟีลิป
patrick แพทริก แพทริค ปาทริก
alexander อเล็กซานเดอร์ อเล็กแซนเดอร์
eric เอริก เอริค
adam อดัม แอดัม
benjamin เบนจามิน
samuel ซามูเอล แซมมวล
gary แกรี แกรี่
jason เจสัน
justin จัสติน
ryan ไรอัน
jacob เจคอบ
nicholas นิโคลัส
jonathan โจนาธาน
alan อลัน แอลัน
arthur อาร์เธอร์ อาร์เทอร์
tony โทนี โทนี่
tom ทอม
mary แมรี แมรี่
elizabeth เอลิซาเบธ อลิซาเบธ
jennifer เจนนิเฟอร์
linda ลินดา
susan ซูซาน
sarah ซาราห์ ซาร่าห์
karen แคเรน คาเรน
lisa ลิซา ลิซ่า
nancy แนนซี แนนซี่
margaret มาร์กาเร็ต มาร์กาเรต
emma เอ็มมา เอมมา
anna แอนนา อันนา
laura ลอรา ลอร่า
emily เอมิลี เอมิลี่
jessica เจสสิกา เจสซิกา
maria มาเรีย
marie มารี
catherine แคทเธอรีน แคเธอรีน กาทรีน
helen เฮเลน
julia จูเลีย
jacqueline ฌาคลีน ฌักลีน แจ็กเกอลีน แจ็คเกอลีน
jean ฌอง ฌ็อง จีน
pierre ปิแอร์ ปีแยร์ ปีแอร์ ปิแยร์
jacques ฌาคส์ ฌัก ฌาค ฌากส์
francois ฟรองซัวส์ ฟร็องซัว ฟรองซัว ฟรังซัว
michel มิเชล มีแชล
louis หลุยส์ ลูอี ลุยส์
nicolas นิโกลา นีกอลา นิโคลา
emmanuel เอ็มมานูเอล แอมานุแอล เอมมานูเอล
claude โคลด โกลด
alain อแล็ง อาแลง อแลง
bernard เบอร์นาร์ด แบร์นาร์
guillaume กีโยม กิโยม
hans ฮันส์
wolfgang ว็อล์ฟกัง วูล์ฟกัง
vladimir วลาดิเมียร์ วลาดีมีร์
smith สมิธ สมิท
johnson จอห์นสัน
williams วิลเลียมส์
brown บราวน์
jones โจนส์
miller มิลเลอร์
davis เดวิส
davies เดวีส์
wilson วิลสัน
anderson แอนเดอร์สัน
taylor เทย์เลอร์ เทเลอร์
moore มัวร์ มอร์
jackson แจ็กสัน แจ็คสัน
thompson ทอมป์สัน ทอมสัน ธอมป์สัน
thomson ทอมสัน ธอมสัน
white ไวต์ ไวท์
harris แฮร์ริส แฮริส
clark คลาร์ก คลาร์ค
lewis ลูอิส ลิวอิส
robinson โรบินสัน
walker วอล์กเกอร์ วอล์คเกอร์ วอล์กเคอร์
king คิง
young ยัง
allen อัลเลน แอลเลน
wright ไรต์ ไรท์
scott สก็อตต์ สกอตต์ สก็อต
hill ฮิลล์
green กรีน
adams แอดัมส์ อดัมส์
baker เบเกอร์ เบเคอร์
nelson เนลสัน
carter คาร์เตอร์
mitchell มิตเชลล์ มิทเชลล์ มิตเชล
roberts โรเบิตส์ โรเบิร์ตส์
phillips ฟิลลิปส์
campbell แคมป์เบลล์ แคมป์เบล
parker พาร์กเกอร์ พาร์คเกอร์
evans อีแวนส์ เอแวนส์
edwards เอ็ดเวิร์ดส์
collins คอลลินส์
stewart สจวร์ต สจ๊วต สจ๊วร์ต
morris มอร์ริส
murphy เมอร์ฟี เมอร์ฟีย์
cook คุก
rogers โรเจอร์ส
morgan มอร์แกน
cooper คูเปอร์
bailey เบลีย์
reed รีด
kelly เคลลี เคลลี่
howard ฮาวเวิร์ด โฮเวิร์ด
ward วอร์ด
cox ค็อกซ์
watson วัตสัน
brooks บรูกส์ บรุกส์
bennett เบนเนตต์ เบนเน็ตต์
gray เกรย์
hughes ฮิวส์ ฮิวจ์ส
price ไพรซ์
foster ฟอสเตอร์
ross รอสส์ รอส
dupont ดูปองต์ ดูปง ดูว์ปง ดูปองท์
dubois ดูบัว ดูว์บัว
durand ดูรองด์ ดูร็อง ดูว์ร็อง
leroy เลอรัว
moreau โมโร
macron มาครง มาครอน
schmidt ชมิดท์ ชมิดต์
mueller มึลเลอร์ มุลเลอร์ มูลเลอร์
putin ปูติน
trump ทรัมป์
biden ไบเดน
obama โอบามา
`;
