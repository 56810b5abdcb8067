ALTER TABLE `case` ADD `outcome` text;--> statement-breakpoint
-- Until now the outcome stood only at the beginning of the comment that a case was resolved with.
UPDATE `case` SET `outcome` = (
  SELECT `known`.`text` FROM `case_activity` JOIN (
    SELECT 'No concern' AS `text` UNION ALL SELECT 'Concern, relationship kept'
    UNION ALL SELECT 'Concern, relationship ended' UNION ALL SELECT 'Reported'
  ) AS `known` ON `case_activity`.`content` LIKE 'Outcome: ' || `known`.`text` || '. %'
  WHERE `case_activity`.`case_id` = `case`.`id` AND `case_activity`.`activity_type` = 'comment'
  ORDER BY `case_activity`.`id` DESC LIMIT 1
) WHERE `status` = 'resolved';