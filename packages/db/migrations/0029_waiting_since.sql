DROP INDEX `match_state_newest`;--> statement-breakpoint
ALTER TABLE `match` ADD `waiting_since` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `match` SET `waiting_since` = coalesce(`reopened` ->> 'at', `created_at`);--> statement-breakpoint
CREATE INDEX `match_state_waiting` ON `match` (`state`,`waiting_since`);--> statement-breakpoint
CREATE INDEX `match_waiting` ON `match` (`waiting_since`);