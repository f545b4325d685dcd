-- The dashboard looks for the time that children noted, of which there is little among all that was counted.
CREATE INDEX "time_entry_noted_idx" ON "time_entry" ("family_id", "student_id", "date") WHERE ("status" = 'noted');
