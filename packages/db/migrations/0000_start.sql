CREATE TABLE `login_throttle` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`last_failed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_expires` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`full_name` text NOT NULL,
	`role` text NOT NULL,
	`pending_role` text,
	`password_hash` text NOT NULL,
	`disabled_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_username_unique` ON `user` (lower("username"));--> statement-breakpoint
CREATE TABLE `entity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`country` text NOT NULL,
	`birth_date` text,
	`position` text,
	`founded` text,
	`industry` text,
	`declared_score` integer DEFAULT 0 NOT NULL,
	`declared_pep` integer DEFAULT false NOT NULL,
	`declared_sanctioned` integer DEFAULT false NOT NULL,
	`declared_lists` text DEFAULT '[]' NOT NULL,
	`declared_reasons` text DEFAULT '[]' NOT NULL,
	`assessed_score` integer DEFAULT 0 NOT NULL,
	`derived_pep` integer DEFAULT false NOT NULL,
	`derived_sanctioned` integer DEFAULT false NOT NULL,
	`derived_lists` text DEFAULT '[]' NOT NULL,
	`derived_reasons` text DEFAULT '[]' NOT NULL,
	`risk_score` integer GENERATED ALWAYS AS (max(declared_score, assessed_score)) VIRTUAL NOT NULL,
	`is_pep` integer GENERATED ALWAYS AS (max(declared_pep, derived_pep)) VIRTUAL NOT NULL,
	`is_sanctioned` integer GENERATED ALWAYS AS (max(declared_sanctioned, derived_sanctioned)) VIRTUAL NOT NULL,
	`name_key` text NOT NULL,
	`match_hash` text NOT NULL,
	`last_screened_at` integer,
	`last_list_set_id` integer,
	`upload_job_id` integer,
	`upload_row` integer,
	`created_by` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `entity_risk` ON `entity` (`risk_score`,`id`);--> statement-breakpoint
CREATE INDEX `entity_name` ON `entity` (`name`);--> statement-breakpoint
CREATE INDEX `entity_name_key` ON `entity` (`name_key`);--> statement-breakpoint
CREATE INDEX `entity_pep` ON `entity` (`is_pep`,`id`);--> statement-breakpoint
CREATE INDEX `entity_sanctioned` ON `entity` (`is_sanctioned`,`id`);--> statement-breakpoint
CREATE INDEX `entity_upload` ON `entity` (`upload_job_id`,`id`);--> statement-breakpoint
CREATE TABLE `index_segment` (
	`list_version_id` integer NOT NULL,
	`chunk` integer NOT NULL,
	`chunks` integer NOT NULL,
	`sha256` text NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`list_version_id`, `chunk`),
	FOREIGN KEY (`list_version_id`) REFERENCES `list_version`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `list_set` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`engine_version` text NOT NULL,
	`versions` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `list_set_key_unique` ON `list_set` (`key`);--> statement-breakpoint
CREATE TABLE `list_version` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`watchlist_id` integer NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`format` text,
	`sha256` text,
	`bytes` integer DEFAULT 0 NOT NULL,
	`published_at` text,
	`imported_at` integer NOT NULL,
	`imported_by` integer,
	`parties` integer DEFAULT 0 NOT NULL,
	`names` integer DEFAULT 0 NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`removed` integer DEFAULT 0 NOT NULL,
	`rejects` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`watchlist_id`) REFERENCES `watchlist`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `list_version_list` ON `list_version` (`watchlist_id`,`id`);--> statement-breakpoint
CREATE TABLE `listed_party` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`watchlist_id` integer NOT NULL,
	`source_ref` text NOT NULL,
	FOREIGN KEY (`watchlist_id`) REFERENCES `watchlist`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listed_party_ref` ON `listed_party` (`watchlist_id`,`source_ref`);--> statement-breakpoint
CREATE TABLE `party_revision` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`watchlist_id` integer NOT NULL,
	`party_id` integer NOT NULL,
	`from_version` integer NOT NULL,
	`to_version` integer,
	`content_hash` text NOT NULL,
	`match_hash` text NOT NULL,
	`type` text NOT NULL,
	`primary_name` text NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`party_id`) REFERENCES `listed_party`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `party_revision_party` ON `party_revision` (`party_id`,`from_version`);--> statement-breakpoint
CREATE INDEX `party_revision_from` ON `party_revision` (`watchlist_id`,`from_version`);--> statement-breakpoint
CREATE INDEX `party_revision_to` ON `party_revision` (`watchlist_id`,`to_version`);--> statement-breakpoint
CREATE TABLE `watchlist` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`kind` text NOT NULL,
	`current_version_id` integer,
	`last_error` text,
	`last_error_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `watchlist_code_unique` ON `watchlist` (`code`);--> statement-breakpoint
CREATE TABLE `match` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity_id` integer NOT NULL,
	`party_id` integer NOT NULL,
	`score` real NOT NULL,
	`explanation` text NOT NULL,
	`evidence` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`note` text,
	`keep_quiet` integer DEFAULT true NOT NULL,
	`decided_by` integer,
	`decided_at` integer,
	`entity_hash` text NOT NULL,
	`party_hash` text NOT NULL,
	`screening_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`entity_id`) REFERENCES `entity`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`party_id`) REFERENCES `listed_party`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `match_pair` ON `match` (`entity_id`,`party_id`);--> statement-breakpoint
CREATE INDEX `match_state` ON `match` (`state`,`score`);--> statement-breakpoint
CREATE INDEX `match_party` ON `match` (`party_id`);--> statement-breakpoint
CREATE TABLE `risk_assessment` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity_id` integer NOT NULL,
	`sanctions_risk` integer NOT NULL,
	`political_exposure` integer NOT NULL,
	`adverse_media` integer NOT NULL,
	`country_risk` integer NOT NULL,
	`overall` integer NOT NULL,
	`contributions` text NOT NULL,
	`summary` text NOT NULL,
	`generated_by` text NOT NULL,
	`model_version` text NOT NULL,
	`inputs` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`entity_id`) REFERENCES `entity`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `risk_assessment_entity` ON `risk_assessment` (`entity_id`,`id`);--> statement-breakpoint
CREATE TABLE `screening` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity_id` integer,
	`list_set_id` integer NOT NULL,
	`cause` text NOT NULL,
	`at` integer NOT NULL,
	`by_user_id` integer,
	`query` text NOT NULL,
	`threshold` real NOT NULL,
	`answer` text NOT NULL,
	`truncated` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`entity_id`) REFERENCES `entity`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`list_set_id`) REFERENCES `list_set`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `screening_entity` ON `screening` (`entity_id`,`id`);--> statement-breakpoint
CREATE TABLE `alert` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity_id` integer NOT NULL,
	`alert_type` text NOT NULL,
	`severity` text NOT NULL,
	`content` text NOT NULL,
	`cause` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`entity_id`) REFERENCES `entity`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_cause_unique` ON `alert` (`cause`);--> statement-breakpoint
CREATE INDEX `alert_entity` ON `alert` (`entity_id`,`id`);--> statement-breakpoint
CREATE INDEX `alert_created` ON `alert` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `alert_read` (
	`alert_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `alert_id`),
	FOREIGN KEY (`alert_id`) REFERENCES `alert`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `article` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`full_content` text,
	`ai_summary` text NOT NULL,
	`source` text NOT NULL,
	`url` text,
	`published_at` integer NOT NULL,
	`risk_level` text NOT NULL,
	`content_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `article_content_hash_unique` ON `article` (`content_hash`);--> statement-breakpoint
CREATE TABLE `article_entity` (
	`article_id` integer NOT NULL,
	`entity_id` integer NOT NULL,
	PRIMARY KEY(`entity_id`, `article_id`),
	FOREIGN KEY (`article_id`) REFERENCES `article`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`entity_id`) REFERENCES `entity`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `article_entity_article` ON `article_entity` (`article_id`);--> statement-breakpoint
CREATE TABLE `case_activity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`case_id` integer NOT NULL,
	`user_id` integer,
	`activity_type` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `case`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `case_activity_case` ON `case_activity` (`case_id`,`id`);--> statement-breakpoint
CREATE INDEX `case_activity_created` ON `case_activity` (`created_at`);--> statement-breakpoint
CREATE TABLE `case` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`status` text NOT NULL,
	`priority` text NOT NULL,
	`assigned_to` integer,
	`created_by` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`entity_id`) REFERENCES `entity`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assigned_to`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `case_entity` ON `case` (`entity_id`);--> statement-breakpoint
CREATE INDEX `case_status` ON `case` (`status`);--> statement-breakpoint
CREATE TABLE `report` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity_id` integer NOT NULL,
	`format` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` blob NOT NULL,
	`created_by` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`entity_id`) REFERENCES `entity`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `report_entity` ON `report` (`entity_id`,`id`);--> statement-breakpoint
CREATE TABLE `audit_event` (
	`seq` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` integer,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` integer,
	`payload` text NOT NULL,
	`salt` text NOT NULL,
	`payload_digest` text NOT NULL,
	`prev_hash` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_event_prev_hash_unique` ON `audit_event` (`prev_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `audit_event_hash_unique` ON `audit_event` (`hash`);--> statement-breakpoint
CREATE INDEX `audit_event_subject` ON `audit_event` (`subject_type`,`subject_id`,`seq`);--> statement-breakpoint
CREATE TABLE `job` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`payload` text NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`error` text,
	`created_by` integer,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `job_state` ON `job` (`state`,`lease_until`);--> statement-breakpoint
CREATE TABLE `job_error` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`row` integer NOT NULL,
	`message` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_error_job` ON `job_error` (`job_id`,`row`);