CREATE INDEX `article_unlinked_entity` ON `article_unlinked` (`entity_id`);--> statement-breakpoint
-- The words of what the audit log recorded, not the names of its fields: kept by the database itself. It holds no text, and
-- forgets the words of a payload that is erased.
CREATE VIRTUAL TABLE `audit_text` USING fts5(words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO `audit_text`(rowid, `words`) SELECT `seq`, (SELECT group_concat(`atom`, ' ') FROM json_tree(`payload`) WHERE `type` = 'text') FROM `audit_event` WHERE json_valid(`payload`);
--> statement-breakpoint
CREATE TRIGGER `audit_text_insert` AFTER INSERT ON `audit_event` WHEN json_valid(new.`payload`)
BEGIN
	INSERT INTO `audit_text`(rowid, `words`) SELECT new.`seq`, group_concat(`atom`, ' ') FROM json_tree(new.`payload`) WHERE `type` = 'text';
END;
--> statement-breakpoint
CREATE TRIGGER `audit_text_erase` AFTER UPDATE OF `payload` ON `audit_event`
BEGIN
	DELETE FROM `audit_text` WHERE rowid = old.`seq`;
END;