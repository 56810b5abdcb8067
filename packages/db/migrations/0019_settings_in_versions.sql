DROP INDEX `setting_key`;--> statement-breakpoint
ALTER TABLE `setting` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `setting` SET `version` = (SELECT count(*) FROM `setting` AS `until` WHERE `until`.`key` = `setting`.`key` AND `until`.`id` <= `setting`.`id`);--> statement-breakpoint
ALTER TABLE `setting` ADD `job_id` integer REFERENCES job(id);--> statement-breakpoint
CREATE UNIQUE INDEX `setting_key_version` ON `setting` (`key`,`version`);--> statement-breakpoint
DROP INDEX `screening_run_job`;--> statement-breakpoint
CREATE UNIQUE INDEX `screening_run_job` ON `screening_run` (`job_id`,`list_set_id`,`threshold`);--> statement-breakpoint
ALTER TABLE `risk_assessment` ADD `weights_version` integer DEFAULT 0 NOT NULL;