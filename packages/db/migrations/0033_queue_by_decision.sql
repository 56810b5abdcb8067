DROP INDEX `match_state`;--> statement-breakpoint
CREATE INDEX `match_state_decided` ON `match` (`state`,`decided_at`);--> statement-breakpoint
CREATE INDEX `match_state` ON `match` (`state`,`score`,`fold_id`,`entity_id`);