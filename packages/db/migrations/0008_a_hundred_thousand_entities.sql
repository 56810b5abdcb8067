DROP INDEX `case_status`;--> statement-breakpoint
CREATE INDEX `case_priority` ON `case` (`priority`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `case_assigned` ON `case` (`assigned_to`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `case_status` ON `case` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `entity_country` ON `entity` (`country`,`id`);--> statement-breakpoint
CREATE INDEX `match_entity_state` ON `match` (`entity_id`,`state`);--> statement-breakpoint
CREATE INDEX `match_state_newest` ON `match` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `alert_type` ON `alert` (`alert_type`,`created_at`);