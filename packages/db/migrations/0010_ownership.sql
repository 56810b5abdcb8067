CREATE TABLE `ownership_link` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_entity_id` integer,
	`owner_party_id` integer,
	`owner_name` text NOT NULL,
	`owned_entity_id` integer NOT NULL,
	`share` real,
	`from_date` text,
	`to_date` text,
	`source` text,
	`review_on` text,
	`created_by` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`removed_by` integer,
	`removed_at` integer,
	FOREIGN KEY (`owner_entity_id`) REFERENCES `entity`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_party_id`) REFERENCES `listed_party`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owned_entity_id`) REFERENCES `entity`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`removed_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ownership_link_owned` ON `ownership_link` (`owned_entity_id`,`id`);--> statement-breakpoint
CREATE INDEX `ownership_link_owner_entity` ON `ownership_link` (`owner_entity_id`,`id`);--> statement-breakpoint
CREATE INDEX `ownership_link_owner_party` ON `ownership_link` (`owner_party_id`,`id`);--> statement-breakpoint
CREATE INDEX `ownership_link_review` ON `ownership_link` (`review_on`) WHERE review_on is not null;--> statement-breakpoint
ALTER TABLE `entity` ADD `blocked_share` real;