CREATE TABLE `self_test` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`list_set_id` integer NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`threshold` real NOT NULL,
	`seed` integer NOT NULL,
	`result` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`list_set_id`) REFERENCES `list_set`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `self_test_job_id_unique` ON `self_test` (`job_id`);--> statement-breakpoint
CREATE INDEX `job_kind` ON `job` (`kind`,`id`);