CREATE INDEX `alert_severity` ON `alert` (`severity`,`created_at`);--> statement-breakpoint
CREATE INDEX `article_published` ON `article` (`published_at`,`id`);