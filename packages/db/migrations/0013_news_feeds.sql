CREATE TABLE `media_feed` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`url` text NOT NULL,
	`title` text,
	`every_hours` integer NOT NULL,
	`is_paused` integer DEFAULT false NOT NULL,
	`attempted_at` integer,
	`checked_at` integer,
	`validators` text,
	`last_error` text,
	`last_error_at` integer,
	`articles` integer DEFAULT 0 NOT NULL,
	`created_by` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_feed_url_unique` ON `media_feed` (`url`);--> statement-breakpoint
CREATE TABLE `media_feed_item` (
	`feed_id` integer NOT NULL,
	`key` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`feed_id`, `key`),
	FOREIGN KEY (`feed_id`) REFERENCES `media_feed`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `media_feed_item_key` ON `media_feed_item` (`key`);