DROP INDEX `match_state`;--> statement-breakpoint
ALTER TABLE `match` ADD `fold_id` integer;--> statement-breakpoint
CREATE INDEX `match_fold` ON `match` (`fold_id`);--> statement-breakpoint
CREATE INDEX `match_state` ON `match` (`state`,`score`,`fold_id`);