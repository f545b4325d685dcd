-- School years decide which days are school days, courses and lessons are paced by them, and changes of many rows can be undone.
CREATE TYPE "course_mode" AS ENUM ('dated', 'next');

CREATE TYPE "lesson_status" AS ENUM ('planned', 'done', 'skipped');

CREATE TYPE "change_kind" AS ENUM ('series', 'reschedule', 'lesson_order', 'mode', 'loop', 'copy', 'roll_over', 'import', 'marks', 'delete', 'holidays');

ALTER TYPE "event_type" ADD VALUE 'school_day';

ALTER TABLE "curriculum" ADD COLUMN     "end_date" DATE,
ADD COLUMN     "meeting_days" "weekday"[] DEFAULT ARRAY[]::"weekday"[],
ADD COLUMN     "minutes_per_lesson" INTEGER,
ADD COLUMN     "mode" "course_mode" NOT NULL DEFAULT 'dated',
ADD COLUMN     "start_date" DATE;

ALTER TABLE "family" ADD COLUMN     "children_complete_lessons" BOOLEAN NOT NULL DEFAULT true;

ALTER TABLE "lesson" ADD COLUMN     "completed_on" DATE,
ADD COLUMN     "minutes_spent" INTEGER,
ADD COLUMN     "pinned" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "status" "lesson_status" NOT NULL DEFAULT 'planned',
ADD COLUMN     "together_id" UUID,
ALTER COLUMN "planned_date" DROP NOT NULL;

CREATE TABLE "loop" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "meeting_days" "weekday"[] DEFAULT ARRAY[]::"weekday"[],
    "per_day" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "loop_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "loop_course" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "loop_id" UUID NOT NULL,
    "curriculum_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "loop_course_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "school_year" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "academic_year" TEXT NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "school_days" "weekday"[] DEFAULT ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday']::"weekday"[],
    "locked_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "school_year_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "term" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "school_year_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "term_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "change" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "user_id" UUID,
    "kind" "change_kind" NOT NULL,
    "summary" TEXT NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "change_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "change_row" (
    "change_id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "noun" TEXT NOT NULL,
    "row_id" UUID NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "change_row_pkey" PRIMARY KEY ("change_id","noun","row_id")
);

CREATE TABLE "change_file" (
    "change_id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "change_file_pkey" PRIMARY KEY ("change_id","file_id")
);

CREATE UNIQUE INDEX "loop_family_id_id_key" ON "loop"("family_id", "id");

CREATE UNIQUE INDEX "loop_family_id_student_id_id_key" ON "loop"("family_id", "student_id", "id");

CREATE INDEX "loop_course_family_id_student_id_loop_id_position_idx" ON "loop_course"("family_id", "student_id", "loop_id", "position");

CREATE UNIQUE INDEX "loop_course_family_id_id_key" ON "loop_course"("family_id", "id");

CREATE UNIQUE INDEX "loop_course_family_id_student_id_curriculum_id_key" ON "loop_course"("family_id", "student_id", "curriculum_id");

CREATE INDEX "school_year_family_id_start_date_idx" ON "school_year"("family_id", "start_date");

CREATE UNIQUE INDEX "school_year_family_id_id_key" ON "school_year"("family_id", "id");

CREATE UNIQUE INDEX "school_year_family_id_academic_year_key" ON "school_year"("family_id", "academic_year");

CREATE INDEX "term_family_id_school_year_id_start_date_idx" ON "term"("family_id", "school_year_id", "start_date");

CREATE UNIQUE INDEX "term_family_id_id_key" ON "term"("family_id", "id");

CREATE INDEX "change_family_id_created_at_idx" ON "change"("family_id", "created_at");

CREATE INDEX "change_family_id_user_id_idx" ON "change"("family_id", "user_id");

CREATE INDEX "change_created_at_idx" ON "change"("created_at");

CREATE UNIQUE INDEX "change_family_id_id_key" ON "change"("family_id", "id");

CREATE UNIQUE INDEX "change_row_family_id_change_id_noun_row_id_key" ON "change_row"("family_id", "change_id", "noun", "row_id");

CREATE UNIQUE INDEX "change_file_family_id_change_id_file_id_key" ON "change_file"("family_id", "change_id", "file_id");

CREATE INDEX "lesson_together_idx" ON "lesson"("family_id", "together_id") WHERE (together_id IS NOT NULL);

ALTER TABLE "loop" ADD CONSTRAINT "loop_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "loop" ADD CONSTRAINT "loop_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "loop_course" ADD CONSTRAINT "loop_course_family_id_student_id_loop_id_fkey" FOREIGN KEY ("family_id", "student_id", "loop_id") REFERENCES "loop"("family_id", "student_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "loop_course" ADD CONSTRAINT "loop_course_family_id_student_id_curriculum_id_fkey" FOREIGN KEY ("family_id", "student_id", "curriculum_id") REFERENCES "curriculum"("family_id", "student_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "school_year" ADD CONSTRAINT "school_year_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "term" ADD CONSTRAINT "term_family_id_school_year_id_fkey" FOREIGN KEY ("family_id", "school_year_id") REFERENCES "school_year"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "change" ADD CONSTRAINT "change_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "change" ADD CONSTRAINT "change_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE SET NULL ON UPDATE NO ACTION;

ALTER TABLE "change_row" ADD CONSTRAINT "change_row_family_id_change_id_fkey" FOREIGN KEY ("family_id", "change_id") REFERENCES "change"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "change_file" ADD CONSTRAINT "change_file_family_id_change_id_fkey" FOREIGN KEY ("family_id", "change_id") REFERENCES "change"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "curriculum" DROP CONSTRAINT "curriculum_year_is_two_consecutive";
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_academic_year_named" CHECK (
  "academic_year" ~ '^[0-9]{4}(-[0-9]{4})?$'
  AND (length("academic_year") = 4
    OR split_part("academic_year", '-', 2)::int = split_part("academic_year", '-', 1)::int + 1)
);
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_minutes_per_lesson_in_range" CHECK ("minutes_per_lesson" BETWEEN 1 AND 600);
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_ends_after_it_starts" CHECK ("end_date" >= "start_date");

ALTER TABLE "school_year" ADD CONSTRAINT "school_year_academic_year_named" CHECK (
  "academic_year" ~ '^[0-9]{4}(-[0-9]{4})?$'
  AND (length("academic_year") = 4
    OR split_part("academic_year", '-', 2)::int = split_part("academic_year", '-', 1)::int + 1)
);
ALTER TABLE "school_year" ADD CONSTRAINT "school_year_length_in_range" CHECK ("end_date" - "start_date" BETWEEN 1 AND 400);
ALTER TABLE "school_year" ADD CONSTRAINT "school_year_school_days_not_empty" CHECK (cardinality("school_days") > 0);
ALTER TABLE "school_year" ADD CONSTRAINT "school_year_version_from_one" CHECK ("version" > 0);
ALTER TABLE "term" ADD CONSTRAINT "term_name_not_blank" CHECK (btrim("name") <> '');
ALTER TABLE "term" ADD CONSTRAINT "term_ends_after_it_starts" CHECK ("end_date" >= "start_date");
ALTER TABLE "loop" ADD CONSTRAINT "loop_name_not_blank" CHECK (btrim("name") <> '');
ALTER TABLE "loop" ADD CONSTRAINT "loop_per_day_in_range" CHECK ("per_day" BETWEEN 1 AND 4);
ALTER TABLE "loop" ADD CONSTRAINT "loop_version_from_one" CHECK ("version" > 0);
ALTER TABLE "loop_course" ADD CONSTRAINT "loop_course_position_not_negative" CHECK ("position" >= 0);

-- A lesson that was completed is done, on the family's day of its completion.
UPDATE "lesson" l SET "status" = 'done', "completed_on" = (l."completed_at" AT TIME ZONE f."time_zone")::date
  FROM "family" f WHERE f."id" = l."family_id" AND l."completed_at" IS NOT NULL;
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_done_has_its_day" CHECK (
  ("status" = 'done') = ("completed_on" IS NOT NULL) AND ("status" = 'done') = ("completed_at" IS NOT NULL)
);
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_minutes_spent_in_range" CHECK ("minutes_spent" BETWEEN 1 AND 1440);

-- Every family gets a school year for each academic year of its curricula, and one for the year in progress.
WITH "named" AS (
  SELECT "family_id", split_part("academic_year", '-', 1)::int AS "first" FROM "curriculum"
  UNION
  SELECT "id", extract(year FROM (now() AT TIME ZONE "time_zone"))::int
    - CASE WHEN to_char(now() AT TIME ZONE "time_zone", 'MM-DD') >= "year_start" THEN 0 ELSE 1 END
  FROM "family"
)
INSERT INTO "school_year" ("id", "family_id", "academic_year", "start_date", "end_date", "school_days")
SELECT gen_random_uuid(), f."id", n."first" || '-' || (n."first" + 1), (n."first" || '-' || f."year_start")::date,
  ((n."first" + 1) || '-' || f."year_start")::date - 1, f."school_days"
FROM "named" n JOIN "family" f ON f."id" = n."family_id";

-- A transaction that sets the id of a change records each row that it writes, also by a cascade, before and after. The argument
-- of the trigger is the column with the row's id. Generated columns are left out.
CREATE FUNCTION "record_change_row"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "old_row" JSONB;
  "new_row" JSONB;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    "old_row" := to_jsonb(OLD) - 'search_text';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    "new_row" := to_jsonb(NEW) - 'search_text';
  END IF;
  INSERT INTO "change_row" ("change_id", "family_id", "noun", "row_id", "before", "after")
  VALUES (
    current_setting('hearthbook.change_id')::uuid,
    (coalesce("new_row", "old_row") ->> 'family_id')::uuid,
    TG_TABLE_NAME,
    (coalesce("new_row", "old_row") ->> TG_ARGV[0])::uuid,
    "old_row",
    "new_row"
  )
  ON CONFLICT ("change_id", "noun", "row_id") DO UPDATE SET "after" = EXCLUDED."after";
  RETURN NULL;
END
$$;

CREATE FUNCTION "record_change_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "change_file" ("change_id", "family_id", "file_id", "bytes")
  VALUES (current_setting('hearthbook.change_id')::uuid, OLD."family_id", OLD."file_id", OLD."bytes");
  RETURN NULL;
END
$$;
ALTER TABLE "change_file" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

CREATE TRIGGER "student_record_change" AFTER INSERT OR UPDATE OR DELETE ON "student"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "user_record_change" AFTER INSERT OR UPDATE OR DELETE ON "user"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "subject_record_change" AFTER INSERT OR UPDATE OR DELETE ON "subject"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "provider_record_change" AFTER INSERT OR UPDATE OR DELETE ON "provider"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "resource_record_change" AFTER INSERT OR UPDATE OR DELETE ON "resource"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "curriculum_record_change" AFTER INSERT OR UPDATE OR DELETE ON "curriculum"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "lesson_record_change" AFTER INSERT OR UPDATE OR DELETE ON "lesson"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "lesson_resource_record_change" AFTER INSERT OR UPDATE OR DELETE ON "lesson_resource"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "assignment_record_change" AFTER INSERT OR UPDATE OR DELETE ON "assignment"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "grade_record_change" AFTER INSERT OR UPDATE OR DELETE ON "grade"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "submission_record_change" AFTER INSERT OR UPDATE OR DELETE ON "submission"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "file_record_change" AFTER INSERT OR UPDATE OR DELETE ON "file"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "schedule_entry_record_change" AFTER INSERT OR UPDATE OR DELETE ON "schedule_entry"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "event_record_change" AFTER INSERT OR UPDATE OR DELETE ON "event"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "attendance_record_record_change" AFTER INSERT OR UPDATE OR DELETE ON "attendance_record"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "school_year_record_change" AFTER INSERT OR UPDATE OR DELETE ON "school_year"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "term_record_change" AFTER INSERT OR UPDATE OR DELETE ON "term"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "loop_record_change" AFTER INSERT OR UPDATE OR DELETE ON "loop"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "loop_course_record_change" AFTER INSERT OR UPDATE OR DELETE ON "loop_course"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "notification_record_change" AFTER INSERT OR UPDATE OR DELETE ON "notification"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "settings_record_change" AFTER INSERT OR UPDATE OR DELETE ON "settings"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('user_id');
CREATE TRIGGER "file_content_record_change" AFTER DELETE ON "file_content"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_file"();
