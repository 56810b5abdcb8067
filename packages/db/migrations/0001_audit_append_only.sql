CREATE TRIGGER `audit_event_no_update` BEFORE UPDATE OF seq, at, actor_id, actor, action, subject_type, subject_id, payload_digest, prev_hash, hash ON `audit_event`
BEGIN
	SELECT RAISE(ABORT, 'The audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_event_no_delete` BEFORE DELETE ON `audit_event`
BEGIN
	SELECT RAISE(ABORT, 'The audit log is append-only');
END;
