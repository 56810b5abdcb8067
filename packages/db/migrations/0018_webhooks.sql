CREATE TABLE `webhook` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`url` text NOT NULL,
	`description` text NOT NULL,
	`secret` text NOT NULL,
	`positions` text NOT NULL,
	`is_paused` integer DEFAULT false NOT NULL,
	`paused_reason` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`failing_since` integer,
	`next_attempt_at` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`created_by` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `webhook_delivery` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`webhook_id` integer NOT NULL,
	`message_id` text NOT NULL,
	`topic` text NOT NULL,
	`body` text NOT NULL,
	`attempt` integer NOT NULL,
	`at` integer NOT NULL,
	`took_ms` integer NOT NULL,
	`status` integer,
	`error` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhook`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_delivery_webhook` ON `webhook_delivery` (`webhook_id`,`id`);