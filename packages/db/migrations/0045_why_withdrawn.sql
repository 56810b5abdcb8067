ALTER TABLE `match` ADD `withdrawal` text;--> statement-breakpoint
-- Until now only the beginning of the reason said so.
UPDATE `match` SET `withdrawal` = CASE
  WHEN `reason` GLOB 'Taken off the list*' THEN 'delisted'
  WHEN `reason` GLOB 'No longer alike after a change*' THEN 'no-longer-alike'
  WHEN `reason` GLOB 'Below the threshold*' THEN 'below-threshold'
END WHERE `state` = 'dismissed' AND `decided_by` IS NULL;--> statement-breakpoint
UPDATE `match` SET `reopened` = json_set(`reopened`, '$.withdrawal', CASE
  WHEN `reopened` ->> 'formerReason' GLOB 'Taken off the list*' THEN 'delisted'
  WHEN `reopened` ->> 'formerReason' GLOB 'No longer alike after a change*' THEN 'no-longer-alike'
  ELSE 'below-threshold'
END) WHERE `reopened` ->> 'formerDecidedBy' IS NULL AND (
  `reopened` ->> 'formerReason' GLOB 'Taken off the list*'
  OR `reopened` ->> 'formerReason' GLOB 'No longer alike after a change*'
  OR `reopened` ->> 'formerReason' GLOB 'Below the threshold*'
);
