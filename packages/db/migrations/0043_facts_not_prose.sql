ALTER TABLE `watchlist` ADD `error_version_id` integer;--> statement-breakpoint
ALTER TABLE `alert` ADD `article_id` integer REFERENCES article(id);--> statement-breakpoint
-- Until now only the text of the error said so: it began with the reason of the version that waits.
UPDATE `watchlist` SET `error_version_id` = (
  SELECT `id` FROM `list_version`
  WHERE `watchlist_id` = `watchlist`.`id` AND `state` = 'staged' AND instr(`watchlist`.`last_error`, `reason` || ' ') = 1
  ORDER BY `id` DESC LIMIT 1
) WHERE `last_error` IS NOT NULL;--> statement-breakpoint
-- Until now only the cause named the article: 'article:12:7', article 12 for entity 7.
UPDATE `alert` SET `article_id` = CAST(substr(`cause`, 9) AS integer) WHERE `alert_type` = 'adverse_media' AND `cause` GLOB 'article:[0-9]*:*';
