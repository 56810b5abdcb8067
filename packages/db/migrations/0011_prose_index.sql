-- The words of cases, alerts and articles: kept by the database itself, whoever writes.
CREATE VIRTUAL TABLE `case_text` USING fts5(title, description, content='case', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO `case_text`(`case_text`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `case_text_insert` AFTER INSERT ON `case`
BEGIN
	INSERT INTO `case_text`(rowid, `title`, `description`) VALUES (new.`id`, new.`title`, new.`description`);
END;
--> statement-breakpoint
CREATE TRIGGER `case_text_update` AFTER UPDATE OF `title`, `description` ON `case`
BEGIN
	INSERT INTO `case_text`(`case_text`, rowid, `title`, `description`) VALUES ('delete', old.`id`, old.`title`, old.`description`);
	INSERT INTO `case_text`(rowid, `title`, `description`) VALUES (new.`id`, new.`title`, new.`description`);
END;
--> statement-breakpoint
CREATE TRIGGER `case_text_delete` AFTER DELETE ON `case`
BEGIN
	INSERT INTO `case_text`(`case_text`, rowid, `title`, `description`) VALUES ('delete', old.`id`, old.`title`, old.`description`);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `alert_text` USING fts5(content, content='alert', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO `alert_text`(`alert_text`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `alert_text_insert` AFTER INSERT ON `alert`
BEGIN
	INSERT INTO `alert_text`(rowid, `content`) VALUES (new.`id`, new.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `alert_text_update` AFTER UPDATE OF `content` ON `alert`
BEGIN
	INSERT INTO `alert_text`(`alert_text`, rowid, `content`) VALUES ('delete', old.`id`, old.`content`);
	INSERT INTO `alert_text`(rowid, `content`) VALUES (new.`id`, new.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `alert_text_delete` AFTER DELETE ON `alert`
BEGIN
	INSERT INTO `alert_text`(`alert_text`, rowid, `content`) VALUES ('delete', old.`id`, old.`content`);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `article_text` USING fts5(title, content, ai_summary, source, content='article', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO `article_text`(`article_text`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `article_text_insert` AFTER INSERT ON `article`
BEGIN
	INSERT INTO `article_text`(rowid, `title`, `content`, `ai_summary`, `source`) VALUES (new.`id`, new.`title`, new.`content`, new.`ai_summary`, new.`source`);
END;
--> statement-breakpoint
CREATE TRIGGER `article_text_update` AFTER UPDATE OF `title`, `content`, `ai_summary`, `source` ON `article`
BEGIN
	INSERT INTO `article_text`(`article_text`, rowid, `title`, `content`, `ai_summary`, `source`) VALUES ('delete', old.`id`, old.`title`, old.`content`, old.`ai_summary`, old.`source`);
	INSERT INTO `article_text`(rowid, `title`, `content`, `ai_summary`, `source`) VALUES (new.`id`, new.`title`, new.`content`, new.`ai_summary`, new.`source`);
END;
--> statement-breakpoint
CREATE TRIGGER `article_text_delete` AFTER DELETE ON `article`
BEGIN
	INSERT INTO `article_text`(`article_text`, rowid, `title`, `content`, `ai_summary`, `source`) VALUES ('delete', old.`id`, old.`title`, old.`content`, old.`ai_summary`, old.`source`);
END;
