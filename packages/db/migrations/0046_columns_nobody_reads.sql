ALTER TABLE `list_version` DROP COLUMN `base_version_id`;--> statement-breakpoint
ALTER TABLE `watchlist` DROP COLUMN `last_error_at`;