-- A child belongs to one family, so the key with the family says the same. Without it, an index has all families' marks, and each mark is
-- one more entry to write.
DROP INDEX "attendance_record_student_id_date_key";
