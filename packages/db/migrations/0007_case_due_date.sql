ALTER TABLE `case` ADD `due_date` text;--> statement-breakpoint
CREATE INDEX `case_created` ON `case` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `case_due` ON `case` ("status" = 'resolved',"due_date" is null,`due_date`,`id`);