ALTER TABLE `list_version` ADD `rejected` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `list_version` SET `rejected` = json_array_length(`rejects`);