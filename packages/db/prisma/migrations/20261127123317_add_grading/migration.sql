-- Families grade by their own scales and weights, and write transcripts and report cards from the results.
-- CreateEnum
CREATE TYPE "course_level" AS ENUM ('regular', 'honors', 'ap', 'dual_enrollment');

-- CreateEnum
CREATE TYPE "scale_kind" AS ENUM ('letter', 'percent', 'pass_fail', 'standards', 'narrative');

-- AlterTable
ALTER TABLE "assignment" ADD COLUMN     "extra_credit" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "curriculum" ADD COLUMN     "builtin_scale" TEXT,
ADD COLUMN     "course_title" TEXT,
ADD COLUMN     "credits" DECIMAL(4,2),
ADD COLUMN     "description" TEXT,
ADD COLUMN     "drop_lowest" JSONB,
ADD COLUMN     "grade_level" TEXT NOT NULL DEFAULT 'K',
ADD COLUMN     "grading_scale_id" UUID,
ADD COLUMN     "level" "course_level" NOT NULL DEFAULT 'regular',
ADD COLUMN     "texts" TEXT,
ADD COLUMN     "weights" JSONB;

-- AlterTable
ALTER TABLE "family" ADD COLUMN     "ap_bonus" DECIMAL(4,2) NOT NULL DEFAULT 1,
ADD COLUMN     "bonus_from_points" DECIMAL(4,2),
ADD COLUMN     "builtin_scale" TEXT,
ADD COLUMN     "dual_enrollment_bonus" DECIMAL(4,2) NOT NULL DEFAULT 1,
ADD COLUMN     "honors_bonus" DECIMAL(4,2) NOT NULL DEFAULT 0.5,
ADD COLUMN     "hours_per_credit" INTEGER NOT NULL DEFAULT 120,
ADD COLUMN     "school_address" TEXT,
ADD COLUMN     "school_email" TEXT,
ADD COLUMN     "school_name" TEXT,
ADD COLUMN     "school_phone" TEXT;

-- AlterTable
ALTER TABLE "file" ADD COLUMN     "is_logo" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "student" ADD COLUMN     "graduation_date" DATE,
ADD COLUMN     "legal_name" TEXT;

-- CreateTable
CREATE TABLE "grading_scale" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "scale_kind" NOT NULL,
    "steps" JSONB NOT NULL DEFAULT '[]',
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grading_scale_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "course_result" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "curriculum_id" UUID NOT NULL,
    "term_id" UUID,
    "override_label" TEXT,
    "override_reason" TEXT,
    "comment" TEXT,
    "effort" TEXT,
    "credits" DECIMAL(4,2),
    "finalized_at" TIMESTAMPTZ(3),
    "percent" DECIMAL(18,2),
    "letter" TEXT,
    "points" DECIMAL(4,2),
    "scale" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "course_result_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "past_course" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "academic_year" TEXT NOT NULL,
    "grade_level" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "letter" TEXT,
    "percent" DECIMAL(5,2),
    "credits" DECIMAL(4,2) NOT NULL,
    "level" "course_level" NOT NULL DEFAULT 'regular',
    "provider_name" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "past_course_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transcript" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "finalized_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transcript_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transcript_link" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transcript_link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "grading_scale_family_id_name_id_idx" ON "grading_scale"("family_id", "name", "id");

-- CreateIndex
CREATE UNIQUE INDEX "grading_scale_default_key" ON "grading_scale"("family_id") WHERE (is_default);

-- CreateIndex
CREATE UNIQUE INDEX "grading_scale_family_id_id_key" ON "grading_scale"("family_id", "id");

-- CreateIndex
CREATE INDEX "course_result_family_id_term_id_idx" ON "course_result"("family_id", "term_id");

-- CreateIndex
CREATE UNIQUE INDEX "course_result_family_id_id_key" ON "course_result"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "course_result_family_id_student_id_curriculum_id_term_id_key" ON "course_result"("family_id", "student_id", "curriculum_id", "term_id");

-- CreateIndex
CREATE UNIQUE INDEX "course_result_whole_key" ON "course_result"("family_id", "curriculum_id") WHERE (term_id IS NULL);

-- CreateIndex
CREATE INDEX "past_course_family_id_student_id_academic_year_idx" ON "past_course"("family_id", "student_id", "academic_year");

-- CreateIndex
CREATE UNIQUE INDEX "past_course_family_id_id_key" ON "past_course"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "transcript_family_id_id_key" ON "transcript"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "transcript_family_id_student_id_key" ON "transcript"("family_id", "student_id");

-- CreateIndex
CREATE UNIQUE INDEX "transcript_link_token_hash_key" ON "transcript_link"("token_hash");

-- CreateIndex
CREATE INDEX "transcript_link_family_id_student_id_created_at_idx" ON "transcript_link"("family_id", "student_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "transcript_link_family_id_id_key" ON "transcript_link"("family_id", "id");

-- CreateIndex
CREATE INDEX "curriculum_family_id_grading_scale_id_idx" ON "curriculum"("family_id", "grading_scale_id");

-- CreateIndex
CREATE UNIQUE INDEX "file_logo_key" ON "file"("family_id") WHERE (is_logo);

-- AddForeignKey
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_family_id_grading_scale_id_fkey" FOREIGN KEY ("family_id", "grading_scale_id") REFERENCES "grading_scale"("family_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "grading_scale" ADD CONSTRAINT "grading_scale_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_result" ADD CONSTRAINT "course_result_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_result" ADD CONSTRAINT "course_result_family_id_student_id_curriculum_id_fkey" FOREIGN KEY ("family_id", "student_id", "curriculum_id") REFERENCES "curriculum"("family_id", "student_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "course_result" ADD CONSTRAINT "course_result_family_id_term_id_fkey" FOREIGN KEY ("family_id", "term_id") REFERENCES "term"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "past_course" ADD CONSTRAINT "past_course_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_course" ADD CONSTRAINT "past_course_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "transcript_link" ADD CONSTRAINT "transcript_link_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript_link" ADD CONSTRAINT "transcript_link_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "grading_scale" ADD CONSTRAINT "grading_scale_name_not_blank" CHECK (btrim("name") <> '');
ALTER TABLE "grading_scale" ADD CONSTRAINT "grading_scale_version_from_one" CHECK ("version" > 0);
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_has_one_scale" CHECK (num_nonnulls("grading_scale_id", "builtin_scale") <= 1);
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_credits_in_quarters" CHECK ("credits" BETWEEN 0 AND 10 AND "credits" * 4 = floor("credits" * 4));
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_grade_level_known"
  CHECK ("grade_level" IN ('K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'));
ALTER TABLE "family" ADD CONSTRAINT "family_hours_per_credit_in_range" CHECK ("hours_per_credit" BETWEEN 1 AND 1000);
ALTER TABLE "family" ADD CONSTRAINT "family_bonus_not_negative" CHECK (
  "honors_bonus" >= 0 AND "ap_bonus" >= 0 AND "dual_enrollment_bonus" >= 0 AND coalesce("bonus_from_points", 0) >= 0
);
ALTER TABLE "course_result" ADD CONSTRAINT "course_result_version_from_one" CHECK ("version" > 0);
ALTER TABLE "course_result" ADD CONSTRAINT "course_result_credits_in_quarters" CHECK ("credits" BETWEEN 0 AND 10 AND "credits" * 4 = floor("credits" * 4));
ALTER TABLE "course_result" ADD CONSTRAINT "course_result_override_has_reason" CHECK (
  ("override_label" IS NULL) = ("override_reason" IS NULL) AND btrim("override_reason") <> ''
);
ALTER TABLE "course_result" ADD CONSTRAINT "course_result_frozen_when_final" CHECK (
  ("finalized_at" IS NULL) = ("scale" IS NULL)
  AND ("finalized_at" IS NOT NULL OR num_nonnulls("percent", "letter", "points") = 0)
);
ALTER TABLE "past_course" ADD CONSTRAINT "past_course_title_not_blank" CHECK (btrim("title") <> '');
ALTER TABLE "past_course" ADD CONSTRAINT "past_course_credits_in_quarters" CHECK ("credits" BETWEEN 0 AND 10 AND "credits" * 4 = floor("credits" * 4));
ALTER TABLE "past_course" ADD CONSTRAINT "past_course_percent_not_negative" CHECK ("percent" >= 0);
ALTER TABLE "past_course" ADD CONSTRAINT "past_course_grade_level_known"
  CHECK ("grade_level" IN ('K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'));
ALTER TABLE "past_course" ADD CONSTRAINT "past_course_version_from_one" CHECK ("version" > 0);
ALTER TABLE "file" DROP CONSTRAINT "file_belongs_to_one_thing";
ALTER TABLE "file" ADD CONSTRAINT "file_belongs_to_one_thing" CHECK (
  num_nonnulls("assignment_id", "submission_id", "student_id", "user_id", "provider_id", "filing_id") + "is_logo"::int = 1
);

-- The grade in which a child takes a course: that of today in the academic year of today, one lower for each year before.
UPDATE "curriculum" c
SET "grade_level" = CASE WHEN g."level" = 0 THEN 'K' ELSE g."level"::text END
FROM (
  SELECT c2."id", least(12, greatest(0,
    (CASE s."grade_level" WHEN 'K' THEN 0 ELSE s."grade_level"::int END)
    + left(c2."academic_year", 4)::int
    - (extract(year FROM now())::int - (to_char(now(), 'MM-DD') < f."year_start")::int)
  )) AS "level"
  FROM "curriculum" c2
    JOIN "student" s ON s."family_id" = c2."family_id" AND s."id" = c2."student_id"
    JOIN "family" f ON f."id" = c2."family_id"
) g
WHERE g."id" = c."id";

-- Undo restores them with their child or course.
CREATE TRIGGER "grading_scale_record_change" AFTER INSERT OR UPDATE OR DELETE ON "grading_scale"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "course_result_record_change" AFTER INSERT OR UPDATE OR DELETE ON "course_result"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "past_course_record_change" AFTER INSERT OR UPDATE OR DELETE ON "past_course"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "transcript_record_change" AFTER INSERT OR UPDATE OR DELETE ON "transcript"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');

-- A result is a record of its course's year, as a grade is.
CREATE FUNCTION "result_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "kept" "course_result";
  "old_row" JSONB;
  "new_row" JSONB;
  "of_year" TEXT;
BEGIN
  IF TG_OP = 'INSERT' THEN
    "kept" := NEW;
  ELSE
    "kept" := OLD;
    "old_row" := "content_of"(to_jsonb(OLD));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    "new_row" := "content_of"(to_jsonb(NEW));
  END IF;
  IF "old_row" IS DISTINCT FROM "new_row" THEN
    SELECT "academic_year" INTO "of_year" FROM "curriculum"
    WHERE "family_id" = "kept"."family_id" AND "id" = "kept"."curriculum_id";
    IF "of_year" IS NOT NULL THEN
      PERFORM "amend"("kept"."family_id", "kept"."student_id", NULL, "of_year", 'course_result', "kept"."id", "old_row", "new_row");
    END IF;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
CREATE TRIGGER "course_result_amend" BEFORE INSERT OR UPDATE OR DELETE ON "course_result"
  FOR EACH ROW EXECUTE FUNCTION "result_changed"();

-- The results that go with a course, or move to another year with it.
CREATE FUNCTION "results_taken"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "taken" "course_result";
  "content" JSONB;
BEGIN
  FOR "taken" IN
    SELECT * FROM "course_result" WHERE "family_id" = OLD."family_id" AND "student_id" = OLD."student_id" AND "curriculum_id" = OLD."id"
  LOOP
    "content" := "content_of"(to_jsonb("taken"));
    PERFORM "amend"("taken"."family_id", "taken"."student_id", NULL, OLD."academic_year", 'course_result', "taken"."id", "content", NULL);
    IF TG_OP = 'UPDATE' THEN
      PERFORM "amend"("taken"."family_id", "taken"."student_id", NULL, NEW."academic_year", 'course_result', "taken"."id", NULL, "content");
    END IF;
  END LOOP;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
CREATE TRIGGER "curriculum_results_amend" BEFORE DELETE ON "curriculum" FOR EACH ROW EXECUTE FUNCTION "results_taken"();
CREATE TRIGGER "curriculum_year_results_amend" BEFORE UPDATE ON "curriculum"
  FOR EACH ROW WHEN (OLD."academic_year" <> NEW."academic_year") EXECUTE FUNCTION "results_taken"();

-- A child with a result in a locked year is deleted only with a reason, as one with other records.
CREATE FUNCTION "student_with_results_taken"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('hearthbook.amendment', true), '') = '' AND EXISTS (
    SELECT FROM "school_year" y
      JOIN "curriculum" c ON c."family_id" = y."family_id" AND c."academic_year" = y."academic_year"
      JOIN "course_result" r ON r."family_id" = c."family_id" AND r."curriculum_id" = c."id"
    WHERE y."family_id" = OLD."family_id" AND y."locked_at" IS NOT NULL AND r."student_id" = OLD."id"
      AND EXISTS (SELECT FROM "family" f WHERE f."id" = OLD."family_id")
  ) THEN
    RAISE EXCEPTION 'a school year is locked' USING ERRCODE = 'HB001';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER "student_results_amend" BEFORE DELETE ON "student" FOR EACH ROW EXECUTE FUNCTION "student_with_results_taken"();
