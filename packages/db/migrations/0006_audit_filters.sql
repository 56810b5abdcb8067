CREATE INDEX `audit_event_actor` ON `audit_event` (`actor`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_event_action` ON `audit_event` (`action`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_event_at` ON `audit_event` (`at`);