CREATE INDEX `entity_created` ON `entity` (`created_at`);--> statement-breakpoint
CREATE INDEX `report_created` ON `report` (`created_at`);