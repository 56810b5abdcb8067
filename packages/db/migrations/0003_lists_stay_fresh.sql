ALTER TABLE `list_version` ADD `source` text;--> statement-breakpoint
ALTER TABLE `list_version` ADD `base_version_id` integer;--> statement-breakpoint
ALTER TABLE `list_version` ADD `decided_by` text;--> statement-breakpoint
ALTER TABLE `watchlist` ADD `source_url` text;--> statement-breakpoint
ALTER TABLE `watchlist` ADD `sync_every_hours` integer;--> statement-breakpoint
ALTER TABLE `watchlist` ADD `attempted_at` integer;--> statement-breakpoint
ALTER TABLE `watchlist` ADD `checked_at` integer;--> statement-breakpoint
ALTER TABLE `watchlist` ADD `validators` text;--> statement-breakpoint
ALTER TABLE `watchlist` ADD `lease_token` text;--> statement-breakpoint
ALTER TABLE `watchlist` ADD `lease_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `match` ADD `reopened` text;--> statement-breakpoint
ALTER TABLE `screening` ADD `actor` text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE `screening` ADD `max_hits` integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE `job` ADD `subject` text;--> statement-breakpoint
ALTER TABLE `job` ADD `phase` text;--> statement-breakpoint
ALTER TABLE `job` ADD `outcome` text;--> statement-breakpoint
CREATE UNIQUE INDEX `job_unfinished_subject` ON `job` (`subject`) WHERE state in ('queued', 'running', 'paused');