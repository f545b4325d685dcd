-- The hourly clean-up looks for what is past its time in all families, and no index began with a time: it read every notice of a
-- year, every session of four months and every file that was ever handed in. While an index is built its table takes no writes:
-- about a second for a million rows.

-- A notice more costs about a microsecond more.
CREATE INDEX "notification_created_at_idx" ON "notification"("created_at");

-- The two others hold only what waits and what was ended: what is handed in and what is open is not in them.
CREATE INDEX "file_created_at_idx" ON "file"("created_at") WHERE (assignment_id IS NOT NULL);
CREATE INDEX "session_revoked_at_idx" ON "session"("revoked_at") WHERE (revoked_at IS NOT NULL);
