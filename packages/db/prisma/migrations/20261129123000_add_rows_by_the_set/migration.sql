-- A restore adds tens of thousands of rows. Triggers that ran once for each added row took most of its time, so they run once for each
-- statement. What a restore has not finished is marked, and the school years that it replaces are kept until it ends.
-- AlterTable
ALTER TABLE "family" ADD COLUMN     "before_restore" JSONB,
ADD COLUMN     "restoring_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "family_restoring_at_idx" ON "family"("restoring_at");

-- === Time ===

CREATE FUNCTION "lessons_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "follow_lessons"(n."family_id", array_agg(n."id")) FROM "new_rows" n WHERE n."status" = 'done' GROUP BY n."family_id";
  RETURN NULL;
END
$$;
DROP TRIGGER "lesson_insert_time" ON "lesson";
CREATE TRIGGER "lesson_insert_time" AFTER INSERT ON "lesson" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "lessons_added"();

-- An added event has no entries yet, so nothing is compared.
CREATE FUNCTION "events_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "time_entry"
    ("id", "family_id", "student_id", "subject_id", "event_id", "date", "minutes", "place", "source", "created_at", "updated_at")
  SELECT md5(concat_ws(' ', 'time of', e."id", m."student_id", m."subject_id"))::uuid, e."family_id", m."student_id", m."subject_id", e."id",
    e."start_date"::date, m."minutes", e."place", 'event', e."created_at", e."updated_at"
  FROM "new_rows" n JOIN "event" e ON e."id" = n."id" CROSS JOIN LATERAL "minutes_of_event"(e) m
  WHERE n."minutes" IS NOT NULL;
  RETURN NULL;
END
$$;
DROP TRIGGER "event_insert_time" ON "event";
CREATE TRIGGER "event_insert_time" AFTER INSERT ON "event" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "events_added"();

CREATE OR REPLACE FUNCTION "event_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "follow_event"(NEW, NEW."updated_at", OLD."place" <> NEW."place");
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "mark_of_absence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "time_entry" t USING "new_rows" n
  WHERE n."status" IN ('absent', 'excused')
    AND t."family_id" = n."family_id" AND t."student_id" = n."student_id" AND t."date" = n."date" AND t."source" = 'class';
  RETURN NULL;
END
$$;
DROP TRIGGER "attendance_record_insert_time" ON "attendance_record";
CREATE TRIGGER "attendance_record_insert_time" AFTER INSERT ON "attendance_record" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_of_absence"();

-- === Locked school years ===

-- The added rows of a locked year. Almost no family has one, so it is looked for once.
CREATE FUNCTION "amend_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "school_year" y WHERE y."locked_at" IS NOT NULL AND y."family_id" IN (SELECT n."family_id" FROM "new_rows" n)
  ) THEN
    RETURN NULL;
  END IF;
  PERFORM "amend"(n."family_id", n."student_id", n."date", NULL, TG_ARGV[0]::"amended_noun", n."id", NULL, "content_of"(to_jsonb(n)))
  FROM "new_rows" n JOIN "school_year" y ON y."family_id" = n."family_id" AND n."date" BETWEEN y."start_date" AND y."end_date"
  WHERE y."locked_at" IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE FUNCTION "amend_added_lessons"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "school_year" y WHERE y."locked_at" IS NOT NULL AND y."family_id" IN (SELECT n."family_id" FROM "new_rows" n)
  ) THEN
    RETURN NULL;
  END IF;
  PERFORM "amend"(n."family_id", n."student_id", n."completed_on", NULL, 'lesson', n."id", NULL, "content_of"(to_jsonb(n)) - 'private_notes')
  FROM "new_rows" n JOIN "school_year" y ON y."family_id" = n."family_id" AND n."completed_on" BETWEEN y."start_date" AND y."end_date"
  WHERE y."locked_at" IS NOT NULL;
  RETURN NULL;
END
$$;

DROP TRIGGER "attendance_record_amend" ON "attendance_record";
CREATE TRIGGER "attendance_record_amend" AFTER UPDATE OR DELETE ON "attendance_record"
  FOR EACH ROW EXECUTE FUNCTION "amend_dated"('attendance');
CREATE TRIGGER "attendance_record_insert_amend" AFTER INSERT ON "attendance_record" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "amend_added"('attendance');
DROP TRIGGER "time_entry_amend" ON "time_entry";
CREATE TRIGGER "time_entry_amend" AFTER UPDATE OR DELETE ON "time_entry"
  FOR EACH ROW EXECUTE FUNCTION "amend_dated"('time');
CREATE TRIGGER "time_entry_insert_amend" AFTER INSERT ON "time_entry" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "amend_added"('time');
DROP TRIGGER "lesson_insert_amend" ON "lesson";
CREATE TRIGGER "lesson_insert_amend" AFTER INSERT ON "lesson" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "amend_added_lessons"();

-- === Changes that can be undone ===

-- What an import adds by the thousand is recorded by statement, too. What a change updates or deletes is still recorded by row: a row that
-- is written twice keeps what it first was.
CREATE FUNCTION "record_added_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "change_row" ("change_id", "family_id", "noun", "row_id", "after")
  SELECT current_setting('hearthbook.change_id')::uuid, n."family_id", TG_TABLE_NAME, n."id", to_jsonb(n) - 'search_text'
  FROM "new_rows" n
  ON CONFLICT ("change_id", "noun", "row_id") DO UPDATE SET "after" = EXCLUDED."after";
  RETURN NULL;
END
$$;
DROP TRIGGER "lesson_record_change" ON "lesson";
CREATE TRIGGER "lesson_record_change" AFTER UPDATE OR DELETE ON "lesson"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "lesson_insert_record_change" AFTER INSERT ON "lesson" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_added_rows"();
DROP TRIGGER "event_record_change" ON "event";
CREATE TRIGGER "event_record_change" AFTER UPDATE OR DELETE ON "event"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "event_insert_record_change" AFTER INSERT ON "event" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_added_rows"();
DROP TRIGGER "assignment_record_change" ON "assignment";
CREATE TRIGGER "assignment_record_change" AFTER UPDATE OR DELETE ON "assignment"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "assignment_insert_record_change" AFTER INSERT ON "assignment" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_added_rows"();
DROP TRIGGER "grade_record_change" ON "grade";
CREATE TRIGGER "grade_record_change" AFTER UPDATE OR DELETE ON "grade"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "grade_insert_record_change" AFTER INSERT ON "grade" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_added_rows"();

-- Time that follows a lesson or an event comes back with it.
CREATE FUNCTION "record_added_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "change_row" ("change_id", "family_id", "noun", "row_id", "after")
  SELECT current_setting('hearthbook.change_id')::uuid, n."family_id", TG_TABLE_NAME, n."id", to_jsonb(n)
  FROM "new_rows" n WHERE n."source" IN ('manual', 'class')
  ON CONFLICT ("change_id", "noun", "row_id") DO UPDATE SET "after" = EXCLUDED."after";
  RETURN NULL;
END
$$;
DROP TRIGGER "time_entry_insert_record_change" ON "time_entry";
CREATE TRIGGER "time_entry_insert_record_change" AFTER INSERT ON "time_entry" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_added_time"();
