-- A school year whose records were handed in can be locked: then they change only with a reason, and what changed is kept.

-- Refuses a change of a record in a locked school year, or keeps it as an amendment if the transaction gives a reason in
-- 'hearthbook.amendment': {"reason", "user_id", "at"}. A record belongs to the year of `on_day`, or the one named `of_year`.
CREATE FUNCTION "amend"(
  "of_family" UUID, "of_student" UUID, "on_day" DATE, "of_year" TEXT, "of_noun" "amended_noun", "of_row" UUID, "old_row" JSONB, "new_row" JSONB
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "year_id" UUID;
  "note" JSONB := nullif(current_setting('hearthbook.amendment', true), '')::jsonb;
BEGIN
  SELECT "id" INTO "year_id" FROM "school_year"
  WHERE "family_id" = "of_family" AND "locked_at" IS NOT NULL
    AND ("on_day" BETWEEN "start_date" AND "end_date" OR "academic_year" = "of_year");
  -- A family that is deleted takes its locked years with it.
  IF "year_id" IS NULL OR NOT EXISTS (SELECT FROM "family" WHERE "id" = "of_family") THEN
    RETURN;
  END IF;
  IF "note" IS NULL THEN
    RAISE EXCEPTION 'the school year % is locked', "year_id" USING ERRCODE = 'HB001';
  END IF;
  -- The amendments of a child who is deleted go, too.
  INSERT INTO "amendment" ("id", "family_id", "school_year_id", "student_id", "noun", "row_id", "before", "after", "reason", "user_id", "created_at")
  SELECT gen_random_uuid(), "of_family", "year_id", "id", "of_noun", "of_row", "old_row", "new_row", "note" ->> 'reason',
    ("note" ->> 'user_id')::uuid, ("note" ->> 'at')::timestamptz
  FROM "student" WHERE "family_id" = "of_family" AND "id" = "of_student";
END
$$;

-- A row without what does not belong to its content.
CREATE FUNCTION "content_of"("record" JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT "record" - '{family_id,search_text,version,created_at,updated_at}'::text[]
$$;

-- Attendance and time belong to the year of their day. The argument is the noun. A reference that is emptied changes no record.
CREATE FUNCTION "amend_dated"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "old_row" JSONB;
  "new_row" JSONB;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    "old_row" := "content_of"(to_jsonb(OLD));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    "new_row" := "content_of"(to_jsonb(NEW));
  END IF;
  IF "old_row" - '{curriculum_id,schedule_id}'::text[] = "new_row" - '{curriculum_id,schedule_id}'::text[] THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM "amend"(OLD."family_id", OLD."student_id", OLD."date", NULL, TG_ARGV[0]::"amended_noun", OLD."id", "old_row", "new_row");
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND OLD."date" <> NEW."date" AND NOT EXISTS (
    SELECT FROM "school_year" y
    WHERE y."family_id" = NEW."family_id" AND y."locked_at" IS NOT NULL
      AND OLD."date" BETWEEN y."start_date" AND y."end_date" AND NEW."date" BETWEEN y."start_date" AND y."end_date"
  )) THEN
    PERFORM "amend"(NEW."family_id", NEW."student_id", NEW."date", NULL, TG_ARGV[0]::"amended_noun", NEW."id", "old_row", "new_row");
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "attendance_record_amend" AFTER INSERT OR UPDATE OR DELETE ON "attendance_record"
  FOR EACH ROW EXECUTE FUNCTION "amend_dated"('attendance');
CREATE TRIGGER "time_entry_amend" AFTER INSERT OR UPDATE OR DELETE ON "time_entry"
  FOR EACH ROW EXECUTE FUNCTION "amend_dated"('time');

-- A lesson is a record of the year in which it was done.
CREATE FUNCTION "amend_lesson"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "old_row" JSONB;
  "new_row" JSONB;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    "old_row" := "content_of"(to_jsonb(OLD)) - 'private_notes';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    "new_row" := "content_of"(to_jsonb(NEW)) - 'private_notes';
  END IF;
  IF TG_OP <> 'INSERT' AND OLD."completed_on" IS NOT NULL THEN
    PERFORM "amend"(OLD."family_id", OLD."student_id", OLD."completed_on", NULL, 'lesson', OLD."id", "old_row", "new_row");
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."completed_on" IS NOT NULL AND (TG_OP = 'INSERT' OR OLD."completed_on" IS NULL OR NOT EXISTS (
    SELECT FROM "school_year" y
    WHERE y."family_id" = NEW."family_id" AND y."locked_at" IS NOT NULL
      AND OLD."completed_on" BETWEEN y."start_date" AND y."end_date" AND NEW."completed_on" BETWEEN y."start_date" AND y."end_date"
  )) THEN
    PERFORM "amend"(NEW."family_id", NEW."student_id", NEW."completed_on", NULL, 'lesson', NEW."id", "old_row", "new_row");
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "lesson_insert_amend" AFTER INSERT ON "lesson"
  FOR EACH ROW WHEN (NEW."completed_on" IS NOT NULL) EXECUTE FUNCTION "amend_lesson"();
CREATE TRIGGER "lesson_update_amend" AFTER UPDATE ON "lesson"
  FOR EACH ROW WHEN (
    (OLD."completed_on" IS NOT NULL OR NEW."completed_on" IS NOT NULL)
    AND (OLD."completed_on", OLD."student_id") IS DISTINCT FROM (NEW."completed_on", NEW."student_id")
  ) EXECUTE FUNCTION "amend_lesson"();
CREATE TRIGGER "lesson_delete_amend" AFTER DELETE ON "lesson"
  FOR EACH ROW WHEN (OLD."completed_on" IS NOT NULL) EXECUTE FUNCTION "amend_lesson"();

-- A grade is a record of its course's year. Before the change, because a course that is deleted is gone afterwards.
CREATE FUNCTION "amend_grade"("kept" "grade", "old_row" JSONB, "new_row" JSONB) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "of_year" TEXT;
BEGIN
  SELECT c."academic_year" INTO "of_year" FROM "assignment" w
    JOIN "curriculum" c ON c."family_id" = w."family_id" AND c."id" = w."curriculum_id"
  WHERE w."family_id" = "kept"."family_id" AND w."id" = "kept"."assignment_id";
  IF "of_year" IS NOT NULL THEN
    PERFORM "amend"("kept"."family_id", "kept"."student_id", NULL, "of_year", 'grade', "kept"."id", "old_row", "new_row");
  END IF;
END
$$;

CREATE FUNCTION "grade_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "amend_grade"(NEW, NULL, "content_of"(to_jsonb(NEW)));
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM "amend_grade"(OLD, "content_of"(to_jsonb(OLD)), NULL);
    RETURN OLD;
  END IF;
  IF "content_of"(to_jsonb(OLD)) <> "content_of"(to_jsonb(NEW)) THEN
    PERFORM "amend_grade"(NEW, "content_of"(to_jsonb(OLD)), "content_of"(to_jsonb(NEW)));
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "grade_amend" BEFORE INSERT OR UPDATE OR DELETE ON "grade"
  FOR EACH ROW EXECUTE FUNCTION "grade_changed"();

-- The grades that go with an assignment or a course, or move to another year with a course.
CREATE FUNCTION "grades_taken"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "taken" "grade";
  "content" JSONB;
BEGIN
  FOR "taken" IN
    SELECT g.* FROM "grade" g JOIN "assignment" w ON w."family_id" = g."family_id" AND w."id" = g."assignment_id"
    WHERE g."family_id" = OLD."family_id" AND g."student_id" = OLD."student_id"
      AND OLD."id" = CASE TG_TABLE_NAME WHEN 'assignment' THEN w."id" ELSE w."curriculum_id" END
  LOOP
    "content" := "content_of"(to_jsonb("taken"));
    IF TG_OP = 'DELETE' THEN
      PERFORM "amend_grade"("taken", "content", NULL);
    ELSE
      PERFORM "amend"("taken"."family_id", "taken"."student_id", NULL, OLD."academic_year", 'grade', "taken"."id", "content", NULL);
      PERFORM "amend"("taken"."family_id", "taken"."student_id", NULL, NEW."academic_year", 'grade', "taken"."id", NULL, "content");
    END IF;
  END LOOP;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
CREATE TRIGGER "assignment_amend" BEFORE DELETE ON "assignment" FOR EACH ROW EXECUTE FUNCTION "grades_taken"();
CREATE TRIGGER "curriculum_amend" BEFORE DELETE ON "curriculum" FOR EACH ROW EXECUTE FUNCTION "grades_taken"();
CREATE TRIGGER "curriculum_year_amend" BEFORE UPDATE ON "curriculum"
  FOR EACH ROW WHEN (OLD."academic_year" <> NEW."academic_year") EXECUTE FUNCTION "grades_taken"();

-- A child with records in a locked year is deleted only with a reason.
CREATE FUNCTION "student_taken"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('hearthbook.amendment', true), '') = '' AND EXISTS (
    SELECT FROM "school_year" y
    WHERE y."family_id" = OLD."family_id" AND y."locked_at" IS NOT NULL
      AND EXISTS (SELECT FROM "family" f WHERE f."id" = OLD."family_id")
      AND (
        EXISTS (SELECT FROM "attendance_record" a WHERE a."family_id" = OLD."family_id" AND a."student_id" = OLD."id"
          AND a."date" BETWEEN y."start_date" AND y."end_date")
        OR EXISTS (SELECT FROM "time_entry" t WHERE t."family_id" = OLD."family_id" AND t."student_id" = OLD."id"
          AND t."date" BETWEEN y."start_date" AND y."end_date")
        OR EXISTS (SELECT FROM "lesson" l WHERE l."family_id" = OLD."family_id" AND l."student_id" = OLD."id"
          AND l."completed_on" BETWEEN y."start_date" AND y."end_date")
        OR EXISTS (SELECT FROM "grade" g
          JOIN "assignment" w ON w."family_id" = g."family_id" AND w."id" = g."assignment_id"
          JOIN "curriculum" c ON c."family_id" = w."family_id" AND c."id" = w."curriculum_id"
          WHERE g."family_id" = OLD."family_id" AND g."student_id" = OLD."id" AND c."academic_year" = y."academic_year")
      )
  ) THEN
    RAISE EXCEPTION 'a school year is locked' USING ERRCODE = 'HB001';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER "student_amend" BEFORE DELETE ON "student" FOR EACH ROW EXECUTE FUNCTION "student_taken"();
