/**
 * Surnames in the spellings of Indonesia before and after 1972 and of the Philippines, by Hokkien and Hakka, where they
 * are not those of Singapore and Malaysia in `chinese-surnames.ts`. Only Han characters are read by them, because as
 * Latin words many are something else (Co, Go, The, Yap). Spellings of another Chinese family are left out. Simplified.
 * Hand-written from public names.
 */
export const southernSurnames =
  '陈 tjan tjin|林 liem|黄 oey oeij uy bong|李 lie dy dee lay|王 bong|张 thio tiu tjong tjhang|蔡 tjoa tjhoa cua tsoa tjhai|郑 the thee ty|吴 gouw gow|杨 njo njoo yo jo njong|刘 lauw lioe|许 khouw co koe|郭 kwee que koeh|谢 tjia tjhia|叶 jap ijap|施 sie|曾 tjan tjen|钟 tjong tjung|潘 phoa poa phwa|邱 khoe khu coo hioe|庄 tjeng tjong|苏 souw|徐 tjhie tjie|朱 tjoe choa|周 tjioe tjiu|胡 ouw auw oey|沈 siem|' +
  '卢 louw|萧 siauw siaw siao|高 kauw|方 pwee|柯 coa kwa|余 ie|魏 goei gwie ngoei|温 oen|汤 thung thng|戴 thay thaij|姚 yauw jauw|赖 loa|廖 liauw|马 bee|孙 soen|石 tjio|白 pek|宋 soeng|傅 pouw|康 khong kheng|程 tia|范 hoan fam|尤 yu joe|纪 kie|彭 phe|田 tjhan tian|涂 tho thou|侯 houw|欧 auw|连 lian|詹 tjiam|蒋 tjio|薛 sih siek|邓 teng|阮 gwan goan|唐 tng|古 kouw|巫 boe';
