ALTER TABLE `list_version` ADD `actor` text;--> statement-breakpoint
ALTER TABLE `list_version` ADD `file_name` text;