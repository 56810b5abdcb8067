ALTER TABLE `match` ADD `basis` text;--> statement-breakpoint
ALTER TABLE `screening` ADD `confirmed` text;