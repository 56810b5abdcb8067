CREATE TABLE `screening_range` (
	`run_id` integer NOT NULL,
	`first_entity_id` integer NOT NULL,
	`last_entity_id` integer NOT NULL,
	`first_id` integer NOT NULL,
	`at` integer NOT NULL,
	`without` text NOT NULL,
	PRIMARY KEY(`run_id`, `last_entity_id`),
	FOREIGN KEY (`run_id`) REFERENCES `screening_run`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `screening_range_first_id_unique` ON `screening_range` (`first_id`);--> statement-breakpoint
CREATE TABLE `screening_run` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`list_set_id` integer NOT NULL,
	`cause` text NOT NULL,
	`by_user_id` integer,
	`actor` text NOT NULL,
	`threshold` real NOT NULL,
	`max_hits` integer NOT NULL,
	`latest_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`list_set_id`) REFERENCES `list_set`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `screening_run_job` ON `screening_run` (`job_id`,`list_set_id`);--> statement-breakpoint
CREATE INDEX `screening_run_latest` ON `screening_run` (`latest_at`);--> statement-breakpoint
CREATE INDEX `entity_unscreened` ON `entity` (`id`) WHERE last_screened_at is null;--> statement-breakpoint
ALTER TABLE `entity` DROP COLUMN `last_list_set_id`;