-- States ask for days, hours by subject, and filings, so the family records its time and what is asked of each child.
-- CreateEnum
CREATE TYPE "time_source" AS ENUM ('lesson', 'class', 'event', 'manual');

-- CreateEnum
CREATE TYPE "place" AS ENUM ('home', 'away');

-- CreateEnum
CREATE TYPE "time_status" AS ENUM ('noted', 'counted');

-- CreateEnum
CREATE TYPE "class_logging" AS ENUM ('ask', 'auto', 'never');

-- CreateEnum
CREATE TYPE "filing_kind" AS ENUM ('notice', 'plan', 'periodic_report', 'attendance', 'assessment', 'evaluation', 'renewal', 'affidavit');

-- CreateEnum
CREATE TYPE "filing_action" AS ENUM ('submit', 'keep', 'attest');

-- CreateEnum
CREATE TYPE "amended_noun" AS ENUM ('attendance', 'time', 'lesson', 'grade', 'course_result');

-- AlterEnum
ALTER TYPE "change_kind" ADD VALUE 'time';

-- AlterEnum
ALTER TYPE "notification_kind" ADD VALUE 'time_noted';
ALTER TYPE "notification_kind" ADD VALUE 'filing_due';

-- AlterTable
ALTER TABLE "attendance_record" ADD COLUMN     "fraction" DECIMAL(2,1) NOT NULL DEFAULT 1,
ADD COLUMN     "minutes" INTEGER;

-- AlterTable
ALTER TABLE "event" ADD COLUMN     "minutes" INTEGER,
ADD COLUMN     "place" "place" NOT NULL DEFAULT 'away',
ADD COLUMN     "subject_ids" UUID[] DEFAULT ARRAY[]::UUID[];

-- AlterTable
ALTER TABLE "family" ADD COLUMN     "log_classes" "class_logging" NOT NULL DEFAULT 'ask',
ADD COLUMN     "rule_pack_id" TEXT;

-- AlterTable
ALTER TABLE "file" ADD COLUMN     "filing_id" UUID;

-- AlterTable
ALTER TABLE "subject" ADD COLUMN     "core" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "time_entry" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "subject_id" UUID,
    "curriculum_id" UUID,
    "lesson_id" UUID,
    "event_id" UUID,
    "schedule_id" UUID,
    "date" DATE NOT NULL,
    "minutes" INTEGER NOT NULL,
    "place" "place" NOT NULL DEFAULT 'home',
    "description" TEXT,
    "source" "time_source" NOT NULL DEFAULT 'manual',
    "status" "time_status" NOT NULL DEFAULT 'counted',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "time_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "requirement" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "school_year_id" UUID NOT NULL,
    "pack_id" TEXT NOT NULL,
    "pack_version" INTEGER NOT NULL,
    "grade_level" TEXT NOT NULL,
    "targets" JSONB NOT NULL DEFAULT '[]',
    "records" JSONB NOT NULL DEFAULT '[]',
    "opening" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "requirement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "filing" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "requirement_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "pack_filing_id" TEXT,
    "number" INTEGER NOT NULL DEFAULT 1,
    "kind" "filing_kind" NOT NULL,
    "title" TEXT NOT NULL,
    "to" TEXT,
    "action" "filing_action" NOT NULL DEFAULT 'submit',
    "contents" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "opens_on" DATE,
    "due_date" DATE,
    "pack_due_date" DATE,
    "done_on" DATE,
    "note" TEXT,
    "skipped" BOOLEAN NOT NULL DEFAULT false,
    "report" JSONB,
    "reminded_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "filing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "amendment" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "school_year_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "noun" "amended_noun" NOT NULL,
    "row_id" UUID NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT NOT NULL,
    "user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "amendment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "time_entry_family_id_student_id_date_idx" ON "time_entry"("family_id", "student_id", "date");

-- CreateIndex
CREATE INDEX "time_entry_family_id_date_created_at_id_idx" ON "time_entry"("family_id", "date", "created_at", "id");

-- CreateIndex
CREATE INDEX "time_entry_family_id_subject_id_idx" ON "time_entry"("family_id", "subject_id");

-- CreateIndex
CREATE INDEX "time_entry_family_id_student_id_curriculum_id_idx" ON "time_entry"("family_id", "student_id", "curriculum_id");

-- CreateIndex
CREATE INDEX "time_entry_family_id_event_id_idx" ON "time_entry"("family_id", "event_id");

-- CreateIndex
CREATE UNIQUE INDEX "time_entry_family_id_id_key" ON "time_entry"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "time_entry_family_id_lesson_id_key" ON "time_entry"("family_id", "lesson_id");

-- CreateIndex
CREATE UNIQUE INDEX "time_entry_family_id_schedule_id_date_key" ON "time_entry"("family_id", "schedule_id", "date");

-- CreateIndex
CREATE INDEX "requirement_family_id_school_year_id_idx" ON "requirement"("family_id", "school_year_id");

-- CreateIndex
CREATE UNIQUE INDEX "requirement_family_id_id_key" ON "requirement"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "requirement_family_id_student_id_school_year_id_key" ON "requirement"("family_id", "student_id", "school_year_id");

-- CreateIndex
CREATE UNIQUE INDEX "requirement_family_id_student_id_id_key" ON "requirement"("family_id", "student_id", "id");

-- CreateIndex
CREATE INDEX "filing_family_id_student_id_requirement_id_idx" ON "filing"("family_id", "student_id", "requirement_id");

-- CreateIndex
CREATE INDEX "filing_family_id_due_date_id_idx" ON "filing"("family_id", "due_date", "id");

-- CreateIndex
CREATE INDEX "filing_open_idx" ON "filing"("due_date") WHERE (done_on IS NULL AND NOT skipped AND reminded_at IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "filing_family_id_id_key" ON "filing"("family_id", "id");

-- CreateIndex
CREATE INDEX "amendment_family_id_school_year_id_created_at_idx" ON "amendment"("family_id", "school_year_id", "created_at");

-- CreateIndex
CREATE INDEX "amendment_family_id_student_id_idx" ON "amendment"("family_id", "student_id");

-- CreateIndex
CREATE INDEX "amendment_family_id_user_id_idx" ON "amendment"("family_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "amendment_family_id_id_key" ON "amendment"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "file_family_id_filing_id_key" ON "file"("family_id", "filing_id");

-- AddForeignKey
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_subject_id_fkey" FOREIGN KEY ("family_id", "subject_id") REFERENCES "subject"("family_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_student_id_curriculum_id_fkey" FOREIGN KEY ("family_id", "student_id", "curriculum_id") REFERENCES "curriculum"("family_id", "student_id", "id") ON DELETE SET NULL ("curriculum_id") ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_lesson_id_fkey" FOREIGN KEY ("family_id", "lesson_id") REFERENCES "lesson"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_event_id_fkey" FOREIGN KEY ("family_id", "event_id") REFERENCES "event"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_schedule_id_fkey" FOREIGN KEY ("family_id", "schedule_id") REFERENCES "schedule_entry"("family_id", "id") ON DELETE SET NULL ("schedule_id") ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_filing_id_fkey" FOREIGN KEY ("family_id", "filing_id") REFERENCES "filing"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_family_id_school_year_id_fkey" FOREIGN KEY ("family_id", "school_year_id") REFERENCES "school_year"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "filing" ADD CONSTRAINT "filing_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "filing" ADD CONSTRAINT "filing_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "filing" ADD CONSTRAINT "filing_family_id_student_id_requirement_id_fkey" FOREIGN KEY ("family_id", "student_id", "requirement_id") REFERENCES "requirement"("family_id", "student_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_family_id_school_year_id_fkey" FOREIGN KEY ("family_id", "school_year_id") REFERENCES "school_year"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE SET NULL ("user_id") ON UPDATE NO ACTION;

ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_fraction_known" CHECK ("fraction" IN (0.5, 1));
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_minutes_in_range" CHECK ("minutes" BETWEEN 0 AND 1440);
ALTER TABLE "event" ADD CONSTRAINT "event_minutes_in_range" CHECK ("minutes" BETWEEN 1 AND 1440);
ALTER TABLE "event" ADD CONSTRAINT "event_subjects_few" CHECK (cardinality("subject_ids") <= 6);
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_minutes_in_range" CHECK ("minutes" BETWEEN 1 AND 1440);
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_follows_its_source" CHECK (
  ("source" = 'lesson') = ("lesson_id" IS NOT NULL) AND ("source" = 'event') = ("event_id" IS NOT NULL)
  AND ("source" = 'class' OR "schedule_id" IS NULL)
);
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_noted_by_hand" CHECK ("status" = 'counted' OR "source" = 'manual');
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_version_from_one" CHECK ("version" > 0);
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_version_from_one" CHECK ("version" > 0);
ALTER TABLE "filing" ADD CONSTRAINT "filing_title_not_blank" CHECK (btrim("title") <> '');
ALTER TABLE "filing" ADD CONSTRAINT "filing_version_from_one" CHECK ("version" > 0);
ALTER TABLE "file" DROP CONSTRAINT "file_belongs_to_one_thing";
ALTER TABLE "file" ADD CONSTRAINT "file_belongs_to_one_thing" CHECK (
  num_nonnulls("assignment_id", "submission_id", "student_id", "user_id", "provider_id", "filing_id") = 1
);
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_reason_not_blank" CHECK (btrim("reason") <> '');

-- The time of a lesson follows the lesson, whatever changes it (docs/decisions/033): a lesson that is done has one entry, with the
-- minutes that were spent or else planned, on the day it was done. Its id is made of the lesson's, so that an undo brings back the same.
CREATE FUNCTION "follow_lessons"("of_family" UUID, "lessons" UUID[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "time_entry" t
  WHERE t."family_id" = "of_family" AND t."lesson_id" = ANY ("lessons") AND NOT EXISTS (
    SELECT FROM "lesson" l JOIN "curriculum" c ON c."family_id" = l."family_id" AND c."id" = l."curriculum_id"
    WHERE l."family_id" = "of_family" AND l."id" = t."lesson_id" AND l."status" = 'done'
      AND coalesce(l."minutes_spent", l."minutes", c."minutes_per_lesson") IS NOT NULL
  );
  INSERT INTO "time_entry" AS t
    ("id", "family_id", "student_id", "subject_id", "curriculum_id", "lesson_id", "date", "minutes", "source", "created_at", "updated_at")
  SELECT md5('time of ' || l."id")::uuid, l."family_id", l."student_id", c."subject_id", c."id", l."id", l."completed_on",
    coalesce(l."minutes_spent", l."minutes", c."minutes_per_lesson"), 'lesson', l."completed_at", l."updated_at"
  FROM "lesson" l JOIN "curriculum" c ON c."family_id" = l."family_id" AND c."id" = l."curriculum_id"
  WHERE l."family_id" = "of_family" AND l."id" = ANY ("lessons") AND l."status" = 'done'
    AND coalesce(l."minutes_spent", l."minutes", c."minutes_per_lesson") IS NOT NULL
  ON CONFLICT ("family_id", "lesson_id") DO UPDATE
  SET "student_id" = EXCLUDED."student_id", "subject_id" = EXCLUDED."subject_id", "curriculum_id" = EXCLUDED."curriculum_id",
    "date" = EXCLUDED."date", "minutes" = EXCLUDED."minutes", "version" = t."version" + 1, "updated_at" = EXCLUDED."updated_at"
  WHERE (t."student_id", t."subject_id", t."curriculum_id", t."date", t."minutes")
    IS DISTINCT FROM (EXCLUDED."student_id", EXCLUDED."subject_id", EXCLUDED."curriculum_id", EXCLUDED."date", EXCLUDED."minutes");
END
$$;

CREATE FUNCTION "lesson_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "follow_lessons"(NEW."family_id", ARRAY[NEW."id"]);
  RETURN NULL;
END
$$;
CREATE TRIGGER "lesson_insert_time" AFTER INSERT ON "lesson"
  FOR EACH ROW WHEN (NEW."status" = 'done') EXECUTE FUNCTION "lesson_changed"();
CREATE TRIGGER "lesson_update_time" AFTER UPDATE ON "lesson"
  FOR EACH ROW WHEN (
    (OLD."status" = 'done' OR NEW."status" = 'done')
    AND (OLD."status", OLD."completed_on", OLD."minutes", OLD."minutes_spent", OLD."curriculum_id", OLD."student_id")
      IS DISTINCT FROM (NEW."status", NEW."completed_on", NEW."minutes", NEW."minutes_spent", NEW."curriculum_id", NEW."student_id")
  ) EXECUTE FUNCTION "lesson_changed"();

CREATE FUNCTION "course_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "follow_lessons"(NEW."family_id", ARRAY(
    SELECT "id" FROM "lesson"
    WHERE "family_id" = NEW."family_id" AND "student_id" = NEW."student_id" AND "curriculum_id" = NEW."id" AND "status" = 'done'
  ));
  UPDATE "time_entry" SET "subject_id" = NEW."subject_id", "version" = "version" + 1, "updated_at" = NEW."updated_at"
  WHERE "family_id" = NEW."family_id" AND "student_id" = NEW."student_id" AND "curriculum_id" = NEW."id"
    AND "subject_id" IS DISTINCT FROM NEW."subject_id";
  RETURN NULL;
END
$$;
CREATE TRIGGER "curriculum_update_time" AFTER UPDATE ON "curriculum"
  FOR EACH ROW WHEN (
    (OLD."minutes_per_lesson", OLD."subject_id") IS DISTINCT FROM (NEW."minutes_per_lesson", NEW."subject_id")
  ) EXECUTE FUNCTION "course_changed"();

-- The time of an event follows the event: an entry for each child and subject, on its first day. Its minutes are split evenly, and
-- the first subjects get one of those that are left over. A child who came into the family afterwards was not there.
CREATE FUNCTION "minutes_of_event"("happened" "event") RETURNS TABLE ("student_id" UUID, "subject_id" UUID, "minutes" INTEGER)
LANGUAGE sql STABLE AS $$
  SELECT s."id", x."subject_id", "happened"."minutes" / x."count" + (x."number" <= "happened"."minutes" % x."count")::int
  FROM "student" s
    CROSS JOIN (
      SELECT u."subject_id", u."number", cardinality("happened"."subject_ids") AS "count"
      FROM unnest("happened"."subject_ids") WITH ORDINALITY AS u("subject_id", "number")
      UNION ALL
      SELECT NULL, 1, 1 WHERE cardinality("happened"."subject_ids") = 0
    ) x
  WHERE s."family_id" = "happened"."family_id"
    AND CASE WHEN "happened"."student_id" IS NULL
      THEN s."created_at" <= "happened"."created_at" OR s."created_at"::date <= "happened"."start_date"::date
      ELSE s."id" = "happened"."student_id" END
    AND "happened"."minutes" / x."count" + (x."number" <= "happened"."minutes" % x."count")::int > 0
$$;

-- `written_at` is when the event's time was written down. An entry's own place stays, unless `moves` says that the event's changed.
CREATE FUNCTION "follow_event"("happened" "event", "written_at" TIMESTAMPTZ, "moves" BOOLEAN) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "time_entry" t
  WHERE t."family_id" = "happened"."family_id" AND t."event_id" = "happened"."id" AND NOT EXISTS (
    SELECT FROM "minutes_of_event"("happened") m
    WHERE m."student_id" = t."student_id" AND m."subject_id" IS NOT DISTINCT FROM t."subject_id"
  );
  UPDATE "time_entry" t
  SET "date" = "happened"."start_date"::date, "minutes" = m."minutes",
    "place" = CASE WHEN "moves" THEN "happened"."place" ELSE t."place" END,
    "version" = t."version" + 1, "updated_at" = "happened"."updated_at"
  FROM "minutes_of_event"("happened") m
  WHERE t."family_id" = "happened"."family_id" AND t."event_id" = "happened"."id"
    AND m."student_id" = t."student_id" AND m."subject_id" IS NOT DISTINCT FROM t."subject_id"
    AND ("moves" OR t."date" <> "happened"."start_date"::date OR t."minutes" <> m."minutes");
  INSERT INTO "time_entry"
    ("id", "family_id", "student_id", "subject_id", "event_id", "date", "minutes", "place", "source", "created_at", "updated_at")
  SELECT md5(concat_ws(' ', 'time of', "happened"."id", m."student_id", m."subject_id"))::uuid, "happened"."family_id", m."student_id", m."subject_id", "happened"."id", "happened"."start_date"::date,
    m."minutes", "happened"."place", 'event', "written_at", "happened"."updated_at"
  FROM "minutes_of_event"("happened") m
  WHERE NOT EXISTS (
    SELECT FROM "time_entry" t
    WHERE t."family_id" = "happened"."family_id" AND t."event_id" = "happened"."id"
      AND m."student_id" = t."student_id" AND m."subject_id" IS NOT DISTINCT FROM t."subject_id"
  );
END
$$;

CREATE FUNCTION "event_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "follow_event"(NEW, NEW."created_at", false);
  ELSE
    PERFORM "follow_event"(NEW, NEW."updated_at", OLD."place" <> NEW."place");
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "event_insert_time" AFTER INSERT ON "event"
  FOR EACH ROW WHEN (NEW."minutes" IS NOT NULL) EXECUTE FUNCTION "event_changed"();
CREATE TRIGGER "event_update_time" AFTER UPDATE ON "event"
  FOR EACH ROW WHEN (
    (OLD."minutes", OLD."subject_ids", OLD."student_id", OLD."start_date"::date, OLD."place")
      IS DISTINCT FROM (NEW."minutes", NEW."subject_ids", NEW."student_id", NEW."start_date"::date, NEW."place")
  ) EXECUTE FUNCTION "event_changed"();

-- A new child, or one who was deleted and comes back, takes part in the events for all children.
CREATE FUNCTION "student_added"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "shared" "event";
BEGIN
  FOR "shared" IN
    SELECT * FROM "event" WHERE "family_id" = NEW."family_id" AND "student_id" IS NULL AND "minutes" IS NOT NULL
  LOOP
    PERFORM "follow_event"("shared", "shared"."updated_at", false);
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER "student_insert_time" AFTER INSERT ON "student" FOR EACH ROW EXECUTE FUNCTION "student_added"();

-- A child who was not there had no class: the time of a day's classes goes with the mark that says the child was there.
CREATE FUNCTION "mark_taken_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "time_entry"
  WHERE "family_id" = OLD."family_id" AND "student_id" = OLD."student_id" AND "date" = OLD."date" AND "source" = 'class';
  RETURN NULL;
END
$$;
CREATE TRIGGER "attendance_record_delete_time" AFTER DELETE ON "attendance_record"
  FOR EACH ROW EXECUTE FUNCTION "mark_taken_back"();
CREATE TRIGGER "attendance_record_update_time" AFTER UPDATE ON "attendance_record"
  FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status" AND NEW."status" IN ('absent', 'excused'))
  EXECUTE FUNCTION "mark_taken_back"();

-- Undo restores typed entries and those of classes. The others come back with their lesson or event.
CREATE TRIGGER "time_entry_insert_record_change" AFTER INSERT ON "time_entry"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '' AND NEW."source" IN ('manual', 'class'))
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "time_entry_update_record_change" AFTER UPDATE ON "time_entry"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '' AND NEW."source" IN ('manual', 'class'))
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "time_entry_delete_record_change" AFTER DELETE ON "time_entry"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '' AND OLD."source" IN ('manual', 'class'))
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "requirement_record_change" AFTER INSERT OR UPDATE OR DELETE ON "requirement"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "filing_record_change" AFTER INSERT OR UPDATE OR DELETE ON "filing"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');

-- The lessons that are done already.
INSERT INTO "time_entry"
  ("id", "family_id", "student_id", "subject_id", "curriculum_id", "lesson_id", "date", "minutes", "source", "created_at", "updated_at")
SELECT md5('time of ' || l."id")::uuid, l."family_id", l."student_id", c."subject_id", c."id", l."id", l."completed_on",
  coalesce(l."minutes_spent", l."minutes", c."minutes_per_lesson"), 'lesson', l."completed_at", l."updated_at"
FROM "lesson" l JOIN "curriculum" c ON c."family_id" = l."family_id" AND c."id" = l."curriculum_id"
WHERE l."status" = 'done' AND coalesce(l."minutes_spent", l."minutes", c."minutes_per_lesson") IS NOT NULL;
