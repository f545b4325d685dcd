-- An absence that is marked looks for what was told of that child on that day, and a class of 30 looks thirty times: through all
-- notices of each child the more there are, the slower. The day behind the child finds it at once.
DROP INDEX "notification_family_id_student_id_idx";

CREATE INDEX "notification_family_id_student_id_day_idx" ON "notification"("family_id", "student_id", "day");
