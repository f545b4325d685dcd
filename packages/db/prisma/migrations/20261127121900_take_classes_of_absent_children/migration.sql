-- A class that was ticked before its child was marked goes with the first mark, too, if that says that the child was not there.
CREATE FUNCTION "mark_of_absence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "time_entry"
  WHERE "family_id" = NEW."family_id" AND "student_id" = NEW."student_id" AND "date" = NEW."date" AND "source" = 'class';
  RETURN NULL;
END
$$;
CREATE TRIGGER "attendance_record_insert_time" AFTER INSERT ON "attendance_record"
  FOR EACH ROW WHEN (NEW."status" IN ('absent', 'excused')) EXECUTE FUNCTION "mark_of_absence"();

-- So a mark of absence has no classes that could go with it, and its undo, which deletes it, keeps those that come back.
DROP TRIGGER "attendance_record_delete_time" ON "attendance_record";
CREATE TRIGGER "attendance_record_delete_time" AFTER DELETE ON "attendance_record"
  FOR EACH ROW WHEN (OLD."status" NOT IN ('absent', 'excused')) EXECUTE FUNCTION "mark_taken_back"();

DELETE FROM "time_entry" t
USING "attendance_record" a
WHERE t."source" = 'class' AND a."family_id" = t."family_id" AND a."student_id" = t."student_id" AND a."date" = t."date"
  AND a."status" IN ('absent', 'excused')
  AND NOT EXISTS (
    SELECT FROM "school_year" y
    WHERE y."family_id" = t."family_id" AND y."locked_at" IS NOT NULL AND t."date" BETWEEN y."start_date" AND y."end_date"
  );
