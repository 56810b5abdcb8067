-- Texts in scripts that leave no space between words, by every three signs in a row. The two spaces behind a text let its
-- last signs begin such three too: `<table>_sign`, where they stand in order, then finds one or two signs by their beginning.
CREATE VIRTUAL TABLE `case_signs` USING fts5(content, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
CREATE VIRTUAL TABLE `case_sign` USING fts5vocab('case_signs', 'instance');
--> statement-breakpoint
INSERT INTO `case_signs`(rowid, content) SELECT `id`, `title` || char(10) || `description` || '  ' FROM `case` WHERE (`title` || char(10) || `description`) GLOB '*[ก-໿က-႟ក-᧿⺀-鿿豈-﫿ｦ-ﾝ𠀀-𱍏]*';
--> statement-breakpoint
CREATE TRIGGER `case_signs_insert` AFTER INSERT ON `case`
BEGIN
	INSERT INTO `case_signs`(rowid, content) SELECT new.`id`, new.`title` || char(10) || new.`description` || '  ' WHERE (new.`title` || char(10) || new.`description`) GLOB '*[ก-໿က-႟ក-᧿⺀-鿿豈-﫿ｦ-ﾝ𠀀-𱍏]*';
END;
--> statement-breakpoint
CREATE TRIGGER `case_signs_update` AFTER UPDATE OF `title`, `description` ON `case`
BEGIN
	DELETE FROM `case_signs` WHERE rowid = old.`id`;
	INSERT INTO `case_signs`(rowid, content) SELECT new.`id`, new.`title` || char(10) || new.`description` || '  ' WHERE (new.`title` || char(10) || new.`description`) GLOB '*[ก-໿က-႟ក-᧿⺀-鿿豈-﫿ｦ-ﾝ𠀀-𱍏]*';
END;
--> statement-breakpoint
CREATE TRIGGER `case_signs_delete` AFTER DELETE ON `case`
BEGIN
	DELETE FROM `case_signs` WHERE rowid = old.`id`;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `alert_signs` USING fts5(content, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
CREATE VIRTUAL TABLE `alert_sign` USING fts5vocab('alert_signs', 'instance');
--> statement-breakpoint
INSERT INTO `alert_signs`(rowid, content) SELECT `id`, `content` || '  ' FROM `alert` WHERE `content` GLOB '*[ก-໿က-႟ក-᧿⺀-鿿豈-﫿ｦ-ﾝ𠀀-𱍏]*';
--> statement-breakpoint
CREATE TRIGGER `alert_signs_insert` AFTER INSERT ON `alert`
BEGIN
	INSERT INTO `alert_signs`(rowid, content) SELECT new.`id`, new.`content` || '  ' WHERE new.`content` GLOB '*[ก-໿က-႟ក-᧿⺀-鿿豈-﫿ｦ-ﾝ𠀀-𱍏]*';
END;
--> statement-breakpoint
CREATE TRIGGER `alert_signs_update` AFTER UPDATE OF `content` ON `alert`
BEGIN
	DELETE FROM `alert_signs` WHERE rowid = old.`id`;
	INSERT INTO `alert_signs`(rowid, content) SELECT new.`id`, new.`content` || '  ' WHERE new.`content` GLOB '*[ก-໿က-႟ក-᧿⺀-鿿豈-﫿ｦ-ﾝ𠀀-𱍏]*';
END;
--> statement-breakpoint
CREATE TRIGGER `alert_signs_delete` AFTER DELETE ON `alert`
BEGIN
	DELETE FROM `alert_signs` WHERE rowid = old.`id`;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `article_signs` USING fts5(content, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
CREATE VIRTUAL TABLE `article_sign` USING fts5vocab('article_signs', 'instance');
--> statement-breakpoint
INSERT INTO `article_signs`(rowid, content) SELECT `id`, `title` || char(10) || `content` || char(10) || `ai_summary` || char(10) || `source` || '  ' FROM `article` WHERE (`title` || char(10) || `content` || char(10) || `ai_summary` || char(10) || `source`) GLOB '*[ก-໿က-႟ក-᧿⺀-鿿豈-﫿ｦ-ﾝ𠀀-𱍏]*';
--> statement-breakpoint
CREATE TRIGGER `article_signs_insert` AFTER INSERT ON `article`
BEGIN
	INSERT INTO `article_signs`(rowid, content) SELECT new.`id`, new.`title` || char(10) || new.`content` || char(10) || new.`ai_summary` || char(10) || new.`source` || '  ' WHERE (new.`title` || char(10) || new.`content` || char(10) || new.`ai_summary` || char(10) || new.`source`) GLOB '*[ก-໿က-႟ក-᧿⺀-鿿豈-﫿ｦ-ﾝ𠀀-𱍏]*';
END;
--> statement-breakpoint
CREATE TRIGGER `article_signs_update` AFTER UPDATE OF `title`, `content`, `ai_summary`, `source` ON `article`
BEGIN
	DELETE FROM `article_signs` WHERE rowid = old.`id`;
	INSERT INTO `article_signs`(rowid, content) SELECT new.`id`, new.`title` || char(10) || new.`content` || char(10) || new.`ai_summary` || char(10) || new.`source` || '  ' WHERE (new.`title` || char(10) || new.`content` || char(10) || new.`ai_summary` || char(10) || new.`source`) GLOB '*[ก-໿က-႟ក-᧿⺀-鿿豈-﫿ｦ-ﾝ𠀀-𱍏]*';
END;
--> statement-breakpoint
CREATE TRIGGER `article_signs_delete` AFTER DELETE ON `article`
BEGIN
	DELETE FROM `article_signs` WHERE rowid = old.`id`;
END;
