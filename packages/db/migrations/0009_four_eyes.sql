CREATE TABLE `setting` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`reason` text NOT NULL,
	`changed_by` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`changed_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `setting_key` ON `setting` (`key`,`id`);--> statement-breakpoint
ALTER TABLE `match` ADD `approved_by` integer REFERENCES user(id);--> statement-breakpoint
ALTER TABLE `match` ADD `approved_at` integer;--> statement-breakpoint
ALTER TABLE `match` ADD `proposal` text;--> statement-breakpoint
ALTER TABLE `match` ADD `proposed_by` integer REFERENCES user(id);--> statement-breakpoint
ALTER TABLE `match` ADD `proposed_at` integer;--> statement-breakpoint
ALTER TABLE `match` ADD `returned` text;