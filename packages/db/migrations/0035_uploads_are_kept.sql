CREATE TABLE `upload` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`last_row` integer DEFAULT 0 NOT NULL,
	`imported` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`warned` integer DEFAULT 0 NOT NULL,
	`fault` text,
	`ended_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `job_error` ADD `kind` text DEFAULT 'error' NOT NULL;--> statement-breakpoint
INSERT INTO `upload` (`job_id`, `file_name`, `last_row`, `imported`, `refused`, `ended_at`)
SELECT `id`, coalesce(json_extract(`payload`, '$.fileName'), ''),
	coalesce((SELECT max(`upload_row`) FROM `entity` WHERE `upload_job_id` = `job`.`id`), 0),
	`total`, (SELECT count(*) FROM `job_error` WHERE `job_id` = `job`.`id`), coalesce(`finished_at`, `created_at`)
FROM `job` WHERE `kind` = 'upload';