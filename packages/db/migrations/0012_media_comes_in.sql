ALTER TABLE `article` ADD `summary_by` text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE `article` ADD `risk_level_by` text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE `article` ADD `findings` text;--> statement-breakpoint
CREATE INDEX `article_url` ON `article` (`url`);--> statement-breakpoint
ALTER TABLE `article_entity` ADD `places` text DEFAULT '[]' NOT NULL;