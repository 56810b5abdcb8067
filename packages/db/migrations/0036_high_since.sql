ALTER TABLE `entity` ADD `high_since` integer;--> statement-breakpoint
UPDATE `entity` SET `high_since` = coalesce(
  (SELECT min(`created_at`) FROM `risk_assessment` WHERE `entity_id` = `entity`.`id` AND `overall` >= 70),
  `created_at`
) WHERE `risk_score` >= 70;--> statement-breakpoint
CREATE INDEX `entity_high_since` ON `entity` (`high_since`,`id`) WHERE high_since is not null;