-- The whole schema of Hearthbook, in one migration that replaces the first 47 (replaces.json). Never edit it: databases have it already.
-- Every table of a family has family_id, and references within a family are composite, so that the database itself refuses a row
-- that points into another family. Row-level security is set up when migrations are done (src/row-level-security/policies.ts).

-- === Types ===

CREATE TYPE "weekday" AS ENUM ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
CREATE TYPE "class_logging" AS ENUM ('ask', 'auto', 'never');
CREATE TYPE "upload_purpose" AS ENUM ('archive', 'file');
CREATE TYPE "import_kind" AS ENUM ('students', 'subjects', 'lessons', 'assignments', 'attendance', 'time', 'books', 'calendar');
CREATE TYPE "import_status" AS ENUM ('preview', 'done');
CREATE TYPE "user_role" AS ENUM ('admin', 'teacher', 'parent', 'student');
CREATE TYPE "token_purpose" AS ENUM ('password_reset', 'email_verification', 'magic_link', 'drive_ticket', 'connection_ticket', 'email_code', 'sign_in_undo', 'child_address');
CREATE TYPE "oauth_purpose" AS ENUM ('sign_in', 'drive');
CREATE TYPE "token_scope" AS ENUM ('read', 'read_write');
CREATE TYPE "semester" AS ENUM ('full_year', 'fall', 'spring', 'summer');
CREATE TYPE "assignment_type" AS ENUM ('homework', 'quiz', 'test', 'project', 'essay', 'lab', 'reading');
CREATE TYPE "assignment_status" AS ENUM ('assigned', 'in_progress', 'submitted', 'graded');
CREATE TYPE "course_mode" AS ENUM ('dated', 'next');
CREATE TYPE "course_level" AS ENUM ('regular', 'honors', 'ap', 'dual_enrollment');
CREATE TYPE "lesson_status" AS ENUM ('planned', 'done', 'skipped');
CREATE TYPE "resource_type" AS ENUM ('link', 'video', 'document', 'image', 'audio', 'other');
CREATE TYPE "submission_kind" AS ENUM ('drive', 'upload', 'text', 'link');
CREATE TYPE "event_type" AS ENUM ('other', 'field_trip', 'appointment', 'holiday', 'test', 'school_day');
CREATE TYPE "calendar_part" AS ENUM ('classes', 'lessons', 'due_work', 'events', 'days_off');
CREATE TYPE "calendar_detail" AS ENUM ('titles', 'busy');
CREATE TYPE "attendance_status" AS ENUM ('present', 'absent', 'late', 'excused');
CREATE TYPE "time_source" AS ENUM ('lesson', 'class', 'event', 'manual');
CREATE TYPE "place" AS ENUM ('home', 'away');
CREATE TYPE "time_status" AS ENUM ('noted', 'counted');
CREATE TYPE "scale_kind" AS ENUM ('letter', 'percent', 'pass_fail', 'standards', 'narrative');
CREATE TYPE "filing_kind" AS ENUM ('notice', 'plan', 'periodic_report', 'attendance', 'assessment', 'evaluation', 'renewal', 'affidavit');
CREATE TYPE "filing_action" AS ENUM ('submit', 'keep', 'attest');
CREATE TYPE "amended_noun" AS ENUM ('attendance', 'time', 'lesson', 'grade', 'course_result', 'requirement', 'filing');
CREATE TYPE "change_kind" AS ENUM ('series', 'reschedule', 'lesson_order', 'mode', 'loop', 'copy', 'roll_over', 'import', 'marks', 'delete', 'holidays', 'assignments', 'day', 'classes', 'items', 'setup', 'time');
CREATE TYPE "notification_kind" AS ENUM ('assignment_set', 'work_submitted', 'work_graded', 'login_created', 'invitation_accepted', 'absence_recorded', 'time_noted', 'filing_due');
CREATE TYPE "outbox_status" AS ENUM ('waiting', 'sent', 'failed');
CREATE TYPE "theme" AS ENUM ('auto', 'light', 'dark');

-- === Folding of texts, which generated columns need ===

-- A search finds a text whatever its case, accents, quotes, dashes and spaces are, on every locale that a database was created with.
-- The function applies the rule of foldText (packages/core/src/names/search-text.ts); a test compares the two for every character.
CREATE FUNCTION "fold_text"("text" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE
  -- Most texts are plain ASCII, for which the rest has no effect and takes five times as long.
  WHEN octet_length("text") = length("text") THEN
    translate(lower("text" COLLATE "C"), U&'`\0009\000A\000B\000C\000D', '''     ')
  ELSE replace(replace(replace(replace(
    translate(
      regexp_replace(
        lower(normalize(translate("text", '´΄″‶', '''''""'), NFKD) COLLATE "und-x-icu") COLLATE "C",
        '[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]',
        '',
        'g'
      ),
      '`ʹʻʼʽˈ‘’‚‛′‵‹›“”„‟«»‐‒–—―⁃−⸺⸻' || U&'\0009\000A\000B\000C\000D\0085\1680\2028\2029' || 'łøđðħıŧς',
      '''''''''''''''''''''''''''''""""""---------' || '         ' || 'loddhitσ'
    ), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
  END;

-- === Tables, with their checks ===

-- Checks are invariants, whoever writes the row. Prisma's schema cannot express them, and the drift check ignores them.
-- Names are sorted by letters, not by bytes ("und-x-icu"), on whatever locale the server was set up with: 'abacus' before 'Abeka',
-- 'Élise' beside 'Eliza'. Only stored folded texts are fast enough to search: folding 50,000 texts takes seconds.

-- Families (the tenants), invitations, students, and files.

CREATE TABLE "family" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "time_zone" TEXT NOT NULL DEFAULT 'America/New_York',
  "school_days" "weekday"[] DEFAULT ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday']::"weekday"[],
  "year_start" TEXT NOT NULL DEFAULT '07-01',
  "expires_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "is_demo" BOOLEAN NOT NULL DEFAULT false,
  "children_complete_lessons" BOOLEAN NOT NULL DEFAULT true,
  "adult_below_grade" TEXT,
  "max_day_minutes" INTEGER,
  "setup_answered_at" TIMESTAMPTZ(3),
  "setup_answers" JSONB,
  "setup_version" INTEGER NOT NULL DEFAULT 0,
  "log_classes" "class_logging" NOT NULL DEFAULT 'ask',
  "rule_pack_id" TEXT,
  "ap_bonus" DECIMAL(4,2) NOT NULL DEFAULT 1,
  "bonus_from_points" DECIMAL(4,2),
  "builtin_scale" TEXT,
  "dual_enrollment_bonus" DECIMAL(4,2) NOT NULL DEFAULT 1,
  "honors_bonus" DECIMAL(4,2) NOT NULL DEFAULT 0.5,
  "hours_per_credit" INTEGER NOT NULL DEFAULT 120,
  "school_address" TEXT,
  "school_email" TEXT,
  "school_name" TEXT,
  "school_phone" TEXT,
  "school_about" TEXT,
  CONSTRAINT "family_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "family_school_days_not_empty" CHECK (cardinality("school_days") > 0),
  CONSTRAINT "family_year_start_is_month_and_day" CHECK ("year_start" ~ '^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))$'),
  CONSTRAINT "family_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "family_name_not_blank" CHECK (btrim("name") <> ''),
  CONSTRAINT "family_max_day_minutes_in_range" CHECK ("max_day_minutes" BETWEEN 30 AND 900),
  CONSTRAINT "family_adult_below_grade_known" CHECK ("adult_below_grade" IN ('K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
  CONSTRAINT "family_hours_per_credit_in_range" CHECK ("hours_per_credit" BETWEEN 1 AND 1000),
  CONSTRAINT "family_bonus_not_negative" CHECK (
    "honors_bonus" >= 0 AND "ap_bonus" >= 0 AND "dual_enrollment_bonus" >= 0 AND coalesce("bonus_from_points", 0) >= 0
  )
);

CREATE TABLE "invitation" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "invited_by" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "role" "user_role" NOT NULL,
  "token_hash" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "accepted_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "invitation_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "invitation_is_for_an_adult" CHECK ("role" IN ('parent', 'teacher'))
);

CREATE TABLE "student" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "first_name" TEXT COLLATE "und-x-icu" NOT NULL,
  "last_name" TEXT COLLATE "und-x-icu" NOT NULL,
  "grade_level" TEXT NOT NULL DEFAULT 'K',
  "date_of_birth" DATE NOT NULL,
  "color" TEXT NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "search_text" TEXT COLLATE "C" NOT NULL
    GENERATED ALWAYS AS ("fold_text"("first_name" || ' ' || coalesce("last_name", ''))) STORED,
  "sees_grades" BOOLEAN NOT NULL DEFAULT true,
  "graduation_date" DATE,
  "legal_name" TEXT,
  "test_scores" JSONB NOT NULL DEFAULT '[]',
  CONSTRAINT "student_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "student_grade_level_known" CHECK ("grade_level" IN ('K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
  CONSTRAINT "student_color_is_hex" CHECK ("color" ~ '^#[0-9a-f]{6}$'),
  CONSTRAINT "student_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "student_first_name_not_blank" CHECK (btrim("first_name") <> '')
);

CREATE TABLE "file" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "submission_id" UUID,
  "student_id" UUID,
  "user_id" UUID,
  "name" TEXT NOT NULL,
  "content_type" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "assignment_id" UUID,
  "position" INTEGER NOT NULL DEFAULT 0,
  "waiting_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "provider_id" UUID,
  "needs_password" BOOLEAN NOT NULL DEFAULT false,
  "filing_id" UUID,
  "is_logo" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "file_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "file_belongs_to_one_thing" CHECK (
    num_nonnulls("assignment_id", "submission_id", "student_id", "user_id", "provider_id", "filing_id") + "is_logo"::int = 1
  )
);

CREATE TABLE "file_content" (
  "file_id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "bytes" BYTEA,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "object_id" UUID,
  CONSTRAINT "file_content_pkey" PRIMARY KEY ("file_id"),
  CONSTRAINT "file_content_in_one_place" CHECK (num_nonnulls("bytes", "object_id") = 1)
);

CREATE TABLE "unused_object" (
  "object_id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "delete_after" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "unused_object_pkey" PRIMARY KEY ("object_id")
);

CREATE TABLE "upload" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "size" BIGINT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "purpose" "upload_purpose" NOT NULL,
  "assignment_id" UUID,
  "name" TEXT,
  "fingerprint" TEXT,
  "object_id" UUID,
  CONSTRAINT "upload_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "upload_fits_purpose" CHECK (("purpose" = 'file') = ("assignment_id" IS NOT NULL) AND ("purpose" = 'file') = ("name" IS NOT NULL)),
  CONSTRAINT "upload_object_is_of_a_file" CHECK ("object_id" IS NULL OR "purpose" = 'file')
);

CREATE TABLE "data_import" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "kind" "import_kind" NOT NULL,
  "status" "import_status" NOT NULL DEFAULT 'preview',
  "filename" TEXT NOT NULL,
  "encoding" TEXT NOT NULL,
  "delimiter" TEXT,
  "cells" JSONB NOT NULL,
  "decisions" JSONB NOT NULL DEFAULT '{}',
  "reading" JSONB NOT NULL DEFAULT '{}',
  "judged" JSONB NOT NULL DEFAULT '[]',
  "change_id" UUID,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "data_import_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "upload_part" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "upload_id" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "bytes" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "upload_part_pkey" PRIMARY KEY ("id")
);

-- Users, their credentials and sessions, and the record of sign-in events.

CREATE TABLE "user" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "role" "user_role" NOT NULL,
  "first_name" TEXT NOT NULL,
  "last_name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "password_hash" TEXT,
  "must_change_password" BOOLEAN NOT NULL DEFAULT false,
  "email_verified_at" TIMESTAMPTZ(3),
  "student_id" UUID,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "made_in_session" UUID,
  "search_text" TEXT COLLATE "C" NOT NULL
    GENERATED ALWAYS AS ("fold_text"("first_name" || ' ' || "last_name" || ' ' || "email")) STORED,
  CONSTRAINT "user_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "user_email_is_lower_case" CHECK ("email" = lower("email")),
  CONSTRAINT "user_is_a_child_exactly_when_student" CHECK (("role" = 'student') = ("student_id" IS NOT NULL)),
  CONSTRAINT "user_version_from_one" CHECK ("version" > 0)
);

CREATE TABLE "session" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "refresh_hash" TEXT NOT NULL,
  "lately_used" JSONB NOT NULL DEFAULT '[]',
  "remember_me" BOOLEAN NOT NULL,
  "user_agent" TEXT,
  "client_address" TEXT,
  "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "revoked_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "device_hash" TEXT,
  "tablet_id" UUID,
  CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "tablet" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "last_used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "tablet_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "access_token" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "scope" "token_scope" NOT NULL,
  "expires_on" DATE,
  "last_used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "access_token_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "tablet_pin" (
  "user_id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "pin_hash" TEXT NOT NULL,
  "wrong_tries" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "tablet_pin_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "one_time_token" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "purpose" "token_purpose" NOT NULL,
  "token_hash" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "email" TEXT,
  "detail" JSONB NOT NULL DEFAULT '{}',
  CONSTRAINT "one_time_token_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "login_attempt" (
  "id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "client_address" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "device_hash" TEXT,
  CONSTRAINT "login_attempt_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "auth_event" (
  "id" UUID NOT NULL,
  "family_id" UUID,
  "user_id" UUID,
  "type" TEXT NOT NULL,
  "metadata" JSONB NOT NULL DEFAULT '{}',
  "client_address" TEXT,
  "user_agent" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "auth_event_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "oauth_account" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "provider" TEXT NOT NULL,
  "purpose" "oauth_purpose" NOT NULL,
  "provider_account_id" TEXT NOT NULL,
  "email" TEXT,
  "scope" TEXT,
  "access_token_encrypted" TEXT,
  "refresh_token_encrypted" TEXT,
  "access_token_expires_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sign_in_key" TEXT,
  CONSTRAINT "oauth_account_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "oauth_account_that_signs_in_has_its_key" CHECK (("purpose" = 'sign_in') = ("sign_in_key" IS NOT NULL))
);

-- Subjects, curricula, lessons, assignments, submissions, grades and resources.

CREATE TABLE "subject" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "name" TEXT COLLATE "und-x-icu" NOT NULL,
  "description" TEXT,
  "grade_level" TEXT DEFAULT 'K',
  "color" TEXT NOT NULL DEFAULT '#4f46e5',
  "icon" TEXT NOT NULL DEFAULT 'BookOpen',
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "core" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "subject_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "subject_grade_level_known" CHECK ("grade_level" IN ('K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
  CONSTRAINT "subject_color_is_hex" CHECK ("color" ~ '^#[0-9a-f]{6}$'),
  CONSTRAINT "subject_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "subject_name_not_blank" CHECK (btrim("name") <> '')
);

CREATE TABLE "provider" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "name" TEXT COLLATE "und-x-icu" NOT NULL,
  "website" TEXT,
  "logo_url" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "logo_tried_at" TIMESTAMPTZ(3),
  CONSTRAINT "provider_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "provider_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "provider_name_not_blank" CHECK (btrim("name") <> '')
);

CREATE TABLE "curriculum" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "student_id" UUID NOT NULL,
  "subject_id" UUID NOT NULL,
  "provider_id" UUID,
  "academic_year" TEXT NOT NULL,
  "semester" "semester" NOT NULL DEFAULT 'full_year',
  "goals" TEXT,
  "notes" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "end_date" DATE,
  "meeting_days" "weekday"[] DEFAULT ARRAY[]::"weekday"[],
  "minutes_per_lesson" INTEGER,
  "mode" "course_mode" NOT NULL DEFAULT 'dated',
  "start_date" DATE,
  "builtin_scale" TEXT,
  "course_title" TEXT,
  "credits" DECIMAL(4,2),
  "description" TEXT,
  "drop_lowest" JSONB,
  "grade_level" TEXT NOT NULL DEFAULT 'K',
  "grading_scale_id" UUID,
  "level" "course_level" NOT NULL DEFAULT 'regular',
  "texts" TEXT,
  "weights" JSONB,
  CONSTRAINT "curriculum_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "curriculum_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "curriculum_academic_year_named" CHECK (
    "academic_year" ~ '^[0-9]{4}(-[0-9]{4})?$'
    AND (length("academic_year") = 4
      OR split_part("academic_year", '-', 2)::int = split_part("academic_year", '-', 1)::int + 1)
  ),
  CONSTRAINT "curriculum_minutes_per_lesson_in_range" CHECK ("minutes_per_lesson" BETWEEN 1 AND 600),
  CONSTRAINT "curriculum_ends_after_it_starts" CHECK ("end_date" >= "start_date"),
  CONSTRAINT "curriculum_has_one_scale" CHECK (num_nonnulls("grading_scale_id", "builtin_scale") <= 1),
  CONSTRAINT "curriculum_credits_in_quarters" CHECK ("credits" BETWEEN 0 AND 10 AND "credits" * 4 = floor("credits" * 4)),
  CONSTRAINT "curriculum_grade_level_known" CHECK ("grade_level" IN ('K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'))
);

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
  CONSTRAINT "loop_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "loop_name_not_blank" CHECK (btrim("name") <> ''),
  CONSTRAINT "loop_per_day_in_range" CHECK ("per_day" BETWEEN 1 AND 4),
  CONSTRAINT "loop_version_from_one" CHECK ("version" > 0)
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
  CONSTRAINT "loop_course_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "loop_course_position_not_negative" CHECK ("position" >= 0)
);

CREATE TABLE "assignment" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "student_id" UUID NOT NULL,
  "curriculum_id" UUID NOT NULL,
  "title" TEXT NOT NULL,
  "description" TEXT,
  "instructions" TEXT,
  "points_possible" DECIMAL(8,2) NOT NULL DEFAULT 100,
  "type" "assignment_type" NOT NULL DEFAULT 'homework',
  "status" "assignment_status" NOT NULL DEFAULT 'assigned',
  "assigned_date" DATE NOT NULL,
  "due_date" DATE NOT NULL,
  "submission_url" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lesson_id" UUID,
  "search_text" TEXT COLLATE "C" NOT NULL
    GENERATED ALWAYS AS ("fold_text"("title" || ' ' || coalesce("description", '') || ' ' || coalesce("instructions", ''))) STORED,
  "needs_answer" BOOLEAN NOT NULL DEFAULT true,
  "extra_credit" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "assignment_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "assignment_points_not_negative" CHECK ("points_possible" >= 0),
  CONSTRAINT "assignment_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "assignment_title_not_blank" CHECK (btrim("title") <> '')
);

CREATE TABLE "grade" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "student_id" UUID NOT NULL,
  "assignment_id" UUID NOT NULL,
  "points_earned" DECIMAL(8,2) NOT NULL,
  "percentage" DECIMAL(5,2),
  "letter_grade" TEXT,
  "feedback" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "grade_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "grade_points_not_negative" CHECK ("points_earned" >= 0),
  CONSTRAINT "grade_percentage_in_range" CHECK ("percentage" BETWEEN 0 AND 100),
  CONSTRAINT "grade_letter_known" CHECK ("letter_grade" IN ('A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D', 'F')),
  CONSTRAINT "grade_letter_goes_with_percentage" CHECK (("percentage" IS NULL) = ("letter_grade" IS NULL)),
  CONSTRAINT "grade_version_from_one" CHECK ("version" > 0)
);

CREATE TABLE "submission" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "student_id" UUID NOT NULL,
  "assignment_id" UUID NOT NULL,
  "kind" "submission_kind" NOT NULL,
  "url" TEXT,
  "text" TEXT,
  "submitted_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "submission_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "submission_has_what_its_kind_says" CHECK (
    ("kind" IN ('drive', 'link') AND "url" IS NOT NULL) OR ("kind" = 'text' AND "text" IS NOT NULL) OR "kind" = 'upload'
  )
);

CREATE TABLE "resource" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "subject_id" UUID,
  "provider_id" UUID,
  "title" TEXT COLLATE "und-x-icu" NOT NULL,
  "description" TEXT,
  "resource_type" "resource_type" NOT NULL DEFAULT 'link',
  "external_url" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "search_text" TEXT COLLATE "C" NOT NULL
    GENERATED ALWAYS AS ("fold_text"("title" || ' ' || coalesce("description", ''))) STORED,
  CONSTRAINT "resource_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "resource_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "resource_title_not_blank" CHECK (btrim("title") <> '')
);

CREATE TABLE "lesson" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "student_id" UUID NOT NULL,
  "curriculum_id" UUID NOT NULL,
  "title" TEXT NOT NULL,
  "objectives" TEXT,
  "private_notes" TEXT,
  "planned_date" DATE,
  "position" INTEGER NOT NULL DEFAULT 0,
  "minutes" INTEGER,
  "completed_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "completed_on" DATE,
  "minutes_spent" INTEGER,
  "pinned" BOOLEAN NOT NULL DEFAULT false,
  "status" "lesson_status" NOT NULL DEFAULT 'planned',
  "together_id" UUID,
  "search_text" TEXT COLLATE "C" NOT NULL
    GENERATED ALWAYS AS ("fold_text"("title")) STORED,
  CONSTRAINT "lesson_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "lesson_position_not_negative" CHECK ("position" >= 0),
  CONSTRAINT "lesson_minutes_positive" CHECK ("minutes" > 0),
  CONSTRAINT "lesson_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "lesson_title_not_blank" CHECK (btrim("title") <> ''),
  CONSTRAINT "lesson_done_has_its_day" CHECK (
    ("status" = 'done') = ("completed_on" IS NOT NULL) AND ("status" = 'done') = ("completed_at" IS NOT NULL)
  ),
  CONSTRAINT "lesson_minutes_spent_in_range" CHECK ("minutes_spent" BETWEEN 1 AND 1440)
);

CREATE TABLE "lesson_resource" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "lesson_id" UUID NOT NULL,
  "resource_id" UUID NOT NULL,
  "position" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "lesson_resource_pkey" PRIMARY KEY ("id")
);

-- School years with their terms, classes that recur weekly, and one-time events.

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
  CONSTRAINT "school_year_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "school_year_academic_year_named" CHECK (
    "academic_year" ~ '^[0-9]{4}(-[0-9]{4})?$'
    AND (length("academic_year") = 4
      OR split_part("academic_year", '-', 2)::int = split_part("academic_year", '-', 1)::int + 1)
  ),
  CONSTRAINT "school_year_length_in_range" CHECK ("end_date" - "start_date" BETWEEN 1 AND 400),
  CONSTRAINT "school_year_school_days_not_empty" CHECK (cardinality("school_days") > 0),
  CONSTRAINT "school_year_version_from_one" CHECK ("version" > 0)
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
  CONSTRAINT "term_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "term_name_not_blank" CHECK (btrim("name") <> ''),
  CONSTRAINT "term_ends_after_it_starts" CHECK ("end_date" >= "start_date")
);

CREATE TABLE "schedule_entry" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "student_id" UUID NOT NULL,
  "subject_id" UUID NOT NULL,
  "day_of_week" "weekday" NOT NULL DEFAULT 'monday',
  "start_time" TIME(0) NOT NULL,
  "end_time" TIME(0) NOT NULL,
  "location" TEXT,
  "start_date" DATE,
  "end_date" DATE,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "canceled_days" DATE[] DEFAULT ARRAY[]::DATE[],
  CONSTRAINT "schedule_entry_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "schedule_entry_ends_after_it_starts" CHECK ("end_time" > "start_time"),
  CONSTRAINT "schedule_entry_last_day_not_before_first" CHECK ("end_date" >= "start_date"),
  CONSTRAINT "schedule_entry_version_from_one" CHECK ("version" > 0)
);

CREATE TABLE "event" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "student_id" UUID,
  "title" TEXT NOT NULL,
  "description" TEXT,
  "event_type" "event_type" NOT NULL DEFAULT 'other',
  "start_date" TIMESTAMP(0) NOT NULL,
  "end_date" TIMESTAMP(0) NOT NULL,
  "all_day" BOOLEAN NOT NULL DEFAULT false,
  "location" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "minutes" INTEGER,
  "place" "place" NOT NULL DEFAULT 'away',
  "subject_ids" UUID[] DEFAULT ARRAY[]::UUID[],
  "calendar_uid" TEXT,
  CONSTRAINT "event_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "event_ends_after_it_starts" CHECK (
    CASE WHEN "all_day" THEN "end_date" >= "start_date" ELSE "end_date" > "start_date" END
  ),
  CONSTRAINT "event_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "event_title_not_blank" CHECK (btrim("title") <> ''),
  CONSTRAINT "event_minutes_in_range" CHECK ("minutes" BETWEEN 1 AND 1440),
  CONSTRAINT "event_subjects_few" CHECK (cardinality("subject_ids") <= 6)
);

CREATE TABLE "calendar_feed" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "student_id" UUID,
  "token_hash" TEXT NOT NULL,
  "include" "calendar_part"[],
  "detail" "calendar_detail" NOT NULL DEFAULT 'titles',
  "last_read_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("id")
);

-- One attendance mark per student and day, and the time that was taught.

CREATE TABLE "attendance_record" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "student_id" UUID NOT NULL,
  "date" DATE NOT NULL,
  "status" "attendance_status" NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "fraction" DECIMAL(2,1) NOT NULL DEFAULT 1,
  "minutes" INTEGER,
  CONSTRAINT "attendance_record_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "attendance_record_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "attendance_record_fraction_known" CHECK ("fraction" IN (0.5, 1)),
  CONSTRAINT "attendance_record_minutes_in_range" CHECK ("minutes" BETWEEN 0 AND 1440)
);

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
  CONSTRAINT "time_entry_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "time_entry_minutes_in_range" CHECK ("minutes" BETWEEN 1 AND 1440),
  CONSTRAINT "time_entry_follows_its_source" CHECK (
    ("source" = 'lesson') = ("lesson_id" IS NOT NULL) AND ("source" = 'event') = ("event_id" IS NOT NULL)
    AND ("source" = 'class' OR "schedule_id" IS NULL)
  ),
  CONSTRAINT "time_entry_noted_by_hand" CHECK ("status" = 'counted' OR "source" = 'manual'),
  CONSTRAINT "time_entry_version_from_one" CHECK ("version" > 0)
);

-- Grading scales, results of courses, courses taken elsewhere, and transcripts.

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
  CONSTRAINT "grading_scale_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "grading_scale_name_not_blank" CHECK (btrim("name") <> ''),
  CONSTRAINT "grading_scale_version_from_one" CHECK ("version" > 0)
);

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
  CONSTRAINT "course_result_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "course_result_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "course_result_credits_in_quarters" CHECK ("credits" BETWEEN 0 AND 10 AND "credits" * 4 = floor("credits" * 4)),
  CONSTRAINT "course_result_override_has_reason" CHECK (
    ("override_label" IS NULL) = ("override_reason" IS NULL) AND btrim("override_reason") <> ''
  ),
  CONSTRAINT "course_result_frozen_when_final" CHECK (
    ("finalized_at" IS NULL) = ("scale" IS NULL)
    AND ("finalized_at" IS NOT NULL OR num_nonnulls("percent", "letter", "points") = 0)
  )
);

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
  CONSTRAINT "past_course_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "past_course_title_not_blank" CHECK (btrim("title") <> ''),
  CONSTRAINT "past_course_credits_in_quarters" CHECK ("credits" BETWEEN 0 AND 10 AND "credits" * 4 = floor("credits" * 4)),
  CONSTRAINT "past_course_percent_not_negative" CHECK ("percent" >= 0),
  CONSTRAINT "past_course_grade_level_known" CHECK ("grade_level" IN ('K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
  CONSTRAINT "past_course_version_from_one" CHECK ("version" > 0)
);

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

-- What a state asks of a family: requirements, filings, and the amendments of a locked school year.

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
  CONSTRAINT "requirement_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "requirement_version_from_one" CHECK ("version" > 0)
);

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
  "end_date" DATE,
  "start_date" DATE,
  CONSTRAINT "filing_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "filing_title_not_blank" CHECK (btrim("title") <> ''),
  CONSTRAINT "filing_version_from_one" CHECK ("version" > 0),
  CONSTRAINT "filing_days_in_order" CHECK ("start_date" <= "end_date"),
  CONSTRAINT "filing_days_together" CHECK (("start_date" IS NULL) = ("end_date" IS NULL))
);

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
  CONSTRAINT "amendment_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "amendment_reason_not_blank" CHECK (btrim("reason") <> '')
);

-- Changes of many rows at once, and deletions, which can be undone for 30 days.

CREATE TABLE "change" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "user_id" UUID,
  "kind" "change_kind" NOT NULL,
  "summary" TEXT NOT NULL,
  "undone_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "setup_answers" JSONB,
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
  CONSTRAINT "change_row_pkey" PRIMARY KEY ("change_id", "noun", "row_id")
);

CREATE TABLE "change_file" (
  "change_id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "file_id" UUID NOT NULL,
  "bytes" BYTEA,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "object_id" UUID,
  CONSTRAINT "change_file_pkey" PRIMARY KEY ("change_id", "file_id"),
  CONSTRAINT "change_file_in_one_place" CHECK (num_nonnulls("bytes", "object_id") = 1)
);

-- Notifications, settings, outgoing mail and push messages, and the records that make requests and jobs run once.

CREATE TABLE "notification" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "kind" "notification_kind" NOT NULL,
  "title" TEXT NOT NULL,
  "body" TEXT,
  "is_read" BOOLEAN NOT NULL DEFAULT false,
  "visible_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "assignment_id" UUID,
  "day" DATE,
  "student_id" UUID,
  "announced_at" TIMESTAMPTZ(3),
  CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "settings" (
  "user_id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "phone" TEXT,
  "address" TEXT,
  "bio" TEXT,
  "email_assignments" BOOLEAN NOT NULL DEFAULT true,
  "email_grades" BOOLEAN NOT NULL DEFAULT true,
  "email_attendance" BOOLEAN NOT NULL DEFAULT false,
  "push_assignments" BOOLEAN NOT NULL DEFAULT false,
  "weekly_reports" BOOLEAN NOT NULL DEFAULT true,
  "theme" "theme" NOT NULL DEFAULT 'auto',
  "date_format" TEXT NOT NULL DEFAULT 'MM/DD/YYYY',
  "two_factor_enabled" BOOLEAN NOT NULL DEFAULT false,
  "login_notifications" BOOLEAN NOT NULL DEFAULT true,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "settings_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "settings_date_format_known" CHECK ("date_format" IN ('YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY')),
  CONSTRAINT "settings_version_from_one" CHECK ("version" > 0)
);

CREATE TABLE "outbox_email" (
  "id" UUID NOT NULL,
  "family_id" UUID,
  "recipient" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "html" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "headers" JSONB NOT NULL DEFAULT '{}',
  "status" "outbox_status" NOT NULL DEFAULT 'waiting',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "send_after" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sent_at" TIMESTAMPTZ(3),
  "last_error" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "outbox_email_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "outbox_email_sent_has_its_time" CHECK (("status" = 'sent') = ("sent_at" IS NOT NULL))
);

CREATE TABLE "push_subscription" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "endpoint" TEXT NOT NULL,
  "p256dh" TEXT NOT NULL,
  "auth" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "session_id" UUID NOT NULL,
  CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "idempotency_key" (
  "id" UUID NOT NULL,
  "family_id" UUID,
  "user_id" UUID,
  "key" TEXT NOT NULL,
  "request_hash" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "answer" TEXT,
  CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rate_limit" (
  "key" TEXT NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 0,
  "window_start" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key"),
  CONSTRAINT "rate_limit_count_not_negative" CHECK ("count" >= 0)
);

CREATE TABLE "job_run" (
  "id" UUID NOT NULL,
  "job" TEXT NOT NULL,
  "period" TEXT NOT NULL,
  "position" TEXT,
  "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "finished_at" TIMESTAMPTZ(3),
  "detail" JSONB NOT NULL DEFAULT '{}',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "job_run_pkey" PRIMARY KEY ("id")
);

-- Stored without compression, which photos and documents already have, so that a range is read without the rest.
ALTER TABLE "change_file" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
ALTER TABLE "file_content" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
ALTER TABLE "upload_part" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

-- === Unique keys ===

-- A composite key of family_id and id is what references within a family point to.
CREATE UNIQUE INDEX "invitation_family_id_id_key" ON "invitation" ("family_id", "id");
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation" ("token_hash");
CREATE UNIQUE INDEX "student_family_id_id_key" ON "student" ("family_id", "id");
CREATE UNIQUE INDEX "file_family_id_filing_id_key" ON "file" ("family_id", "filing_id");
CREATE UNIQUE INDEX "file_family_id_id_key" ON "file" ("family_id", "id");
CREATE UNIQUE INDEX "file_family_id_provider_id_key" ON "file" ("family_id", "provider_id");
CREATE UNIQUE INDEX "file_family_id_student_id_key" ON "file" ("family_id", "student_id");
CREATE UNIQUE INDEX "file_family_id_user_id_key" ON "file" ("family_id", "user_id");
CREATE UNIQUE INDEX "file_logo_key" ON "file" ("family_id") WHERE ("is_logo");
CREATE UNIQUE INDEX "file_content_family_id_file_id_key" ON "file_content" ("family_id", "file_id");
CREATE UNIQUE INDEX "file_content_object_key" ON "file_content" ("object_id") WHERE ("object_id" IS NOT NULL);
CREATE UNIQUE INDEX "unused_object_family_id_object_id_key" ON "unused_object" ("family_id", "object_id");
CREATE UNIQUE INDEX "upload_family_id_id_key" ON "upload" ("family_id", "id");
CREATE UNIQUE INDEX "data_import_family_id_id_key" ON "data_import" ("family_id", "id");
CREATE UNIQUE INDEX "upload_part_family_id_id_key" ON "upload_part" ("family_id", "id");
CREATE UNIQUE INDEX "upload_part_family_id_upload_id_position_key" ON "upload_part" ("family_id", "upload_id", "position");
CREATE UNIQUE INDEX "user_email_key" ON "user" ("email");
CREATE UNIQUE INDEX "user_family_id_id_key" ON "user" ("family_id", "id");
CREATE UNIQUE INDEX "user_family_id_student_id_key" ON "user" ("family_id", "student_id");
CREATE UNIQUE INDEX "session_family_id_id_key" ON "session" ("family_id", "id");
CREATE UNIQUE INDEX "tablet_family_id_id_key" ON "tablet" ("family_id", "id");
CREATE UNIQUE INDEX "tablet_token_hash_key" ON "tablet" ("token_hash");
CREATE UNIQUE INDEX "access_token_family_id_id_key" ON "access_token" ("family_id", "id");
CREATE UNIQUE INDEX "access_token_token_hash_key" ON "access_token" ("token_hash");
CREATE UNIQUE INDEX "tablet_pin_family_id_user_id_key" ON "tablet_pin" ("family_id", "user_id");
CREATE UNIQUE INDEX "one_time_token_family_id_id_key" ON "one_time_token" ("family_id", "id");
CREATE UNIQUE INDEX "one_time_token_token_hash_key" ON "one_time_token" ("token_hash");
CREATE UNIQUE INDEX "oauth_account_family_id_id_key" ON "oauth_account" ("family_id", "id");
CREATE UNIQUE INDEX "oauth_account_sign_in_key_key" ON "oauth_account" ("sign_in_key");
CREATE UNIQUE INDEX "oauth_account_user_id_provider_purpose_key" ON "oauth_account" ("user_id", "provider", "purpose");
CREATE UNIQUE INDEX "subject_family_id_id_key" ON "subject" ("family_id", "id");
CREATE UNIQUE INDEX "provider_family_id_id_key" ON "provider" ("family_id", "id");
CREATE UNIQUE INDEX "curriculum_family_id_id_key" ON "curriculum" ("family_id", "id");
CREATE UNIQUE INDEX "curriculum_family_id_student_id_id_key" ON "curriculum" ("family_id", "student_id", "id");
CREATE UNIQUE INDEX "loop_family_id_id_key" ON "loop" ("family_id", "id");
CREATE UNIQUE INDEX "loop_family_id_student_id_id_key" ON "loop" ("family_id", "student_id", "id");
CREATE UNIQUE INDEX "loop_course_family_id_id_key" ON "loop_course" ("family_id", "id");
CREATE UNIQUE INDEX "loop_course_family_id_student_id_curriculum_id_key" ON "loop_course" ("family_id", "student_id", "curriculum_id");
CREATE UNIQUE INDEX "assignment_family_id_id_key" ON "assignment" ("family_id", "id");
CREATE UNIQUE INDEX "assignment_family_id_student_id_id_key" ON "assignment" ("family_id", "student_id", "id");
CREATE UNIQUE INDEX "grade_assignment_id_key" ON "grade" ("assignment_id");
CREATE UNIQUE INDEX "grade_family_id_id_key" ON "grade" ("family_id", "id");
CREATE UNIQUE INDEX "grade_family_id_student_id_assignment_id_key" ON "grade" ("family_id", "student_id", "assignment_id");
CREATE UNIQUE INDEX "submission_family_id_id_key" ON "submission" ("family_id", "id");
CREATE UNIQUE INDEX "resource_family_id_id_key" ON "resource" ("family_id", "id");
CREATE UNIQUE INDEX "lesson_family_id_id_key" ON "lesson" ("family_id", "id");
CREATE UNIQUE INDEX "lesson_family_id_student_id_id_key" ON "lesson" ("family_id", "student_id", "id");
CREATE UNIQUE INDEX "lesson_resource_family_id_lesson_id_resource_id_key" ON "lesson_resource" ("family_id", "lesson_id", "resource_id");
CREATE UNIQUE INDEX "school_year_family_id_academic_year_key" ON "school_year" ("family_id", "academic_year");
CREATE UNIQUE INDEX "school_year_family_id_id_key" ON "school_year" ("family_id", "id");
CREATE UNIQUE INDEX "term_family_id_id_key" ON "term" ("family_id", "id");
CREATE UNIQUE INDEX "schedule_entry_family_id_id_key" ON "schedule_entry" ("family_id", "id");
CREATE UNIQUE INDEX "event_family_id_calendar_uid_key" ON "event" ("family_id", "calendar_uid");
CREATE UNIQUE INDEX "event_family_id_id_key" ON "event" ("family_id", "id");
CREATE UNIQUE INDEX "calendar_feed_family_id_id_key" ON "calendar_feed" ("family_id", "id");
CREATE UNIQUE INDEX "calendar_feed_token_hash_key" ON "calendar_feed" ("token_hash");
CREATE UNIQUE INDEX "attendance_record_family_id_id_key" ON "attendance_record" ("family_id", "id");
CREATE UNIQUE INDEX "attendance_record_family_id_student_id_date_key" ON "attendance_record" ("family_id", "student_id", "date");
CREATE UNIQUE INDEX "time_entry_family_id_id_key" ON "time_entry" ("family_id", "id");
CREATE UNIQUE INDEX "time_entry_family_id_lesson_id_key" ON "time_entry" ("family_id", "lesson_id");
CREATE UNIQUE INDEX "time_entry_family_id_schedule_id_date_key" ON "time_entry" ("family_id", "schedule_id", "date");
CREATE UNIQUE INDEX "grading_scale_default_key" ON "grading_scale" ("family_id") WHERE ("is_default");
CREATE UNIQUE INDEX "grading_scale_family_id_id_key" ON "grading_scale" ("family_id", "id");
CREATE UNIQUE INDEX "course_result_family_id_id_key" ON "course_result" ("family_id", "id");
CREATE UNIQUE INDEX "course_result_family_id_student_id_curriculum_id_term_id_key" ON "course_result" ("family_id", "student_id", "curriculum_id", "term_id");
CREATE UNIQUE INDEX "course_result_whole_key" ON "course_result" ("family_id", "curriculum_id") WHERE ("term_id" IS NULL);
CREATE UNIQUE INDEX "past_course_family_id_id_key" ON "past_course" ("family_id", "id");
CREATE UNIQUE INDEX "transcript_family_id_id_key" ON "transcript" ("family_id", "id");
CREATE UNIQUE INDEX "transcript_family_id_student_id_key" ON "transcript" ("family_id", "student_id");
CREATE UNIQUE INDEX "transcript_link_family_id_id_key" ON "transcript_link" ("family_id", "id");
CREATE UNIQUE INDEX "transcript_link_token_hash_key" ON "transcript_link" ("token_hash");
CREATE UNIQUE INDEX "requirement_family_id_id_key" ON "requirement" ("family_id", "id");
CREATE UNIQUE INDEX "requirement_family_id_student_id_id_key" ON "requirement" ("family_id", "student_id", "id");
CREATE UNIQUE INDEX "requirement_family_id_student_id_school_year_id_key" ON "requirement" ("family_id", "student_id", "school_year_id");
CREATE UNIQUE INDEX "filing_family_id_id_key" ON "filing" ("family_id", "id");
CREATE UNIQUE INDEX "amendment_family_id_id_key" ON "amendment" ("family_id", "id");
CREATE UNIQUE INDEX "change_family_id_id_key" ON "change" ("family_id", "id");
CREATE UNIQUE INDEX "change_row_family_id_change_id_noun_row_id_key" ON "change_row" ("family_id", "change_id", "noun", "row_id");
CREATE UNIQUE INDEX "change_file_family_id_change_id_file_id_key" ON "change_file" ("family_id", "change_id", "file_id");
CREATE UNIQUE INDEX "notification_family_id_id_key" ON "notification" ("family_id", "id");
CREATE UNIQUE INDEX "settings_family_id_user_id_key" ON "settings" ("family_id", "user_id");
CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription" ("endpoint");
CREATE UNIQUE INDEX "push_subscription_family_id_id_key" ON "push_subscription" ("family_id", "id");
CREATE UNIQUE INDEX "idempotency_key_key_key" ON "idempotency_key" ("key");
CREATE UNIQUE INDEX "job_run_job_period_key" ON "job_run" ("job", "period");

-- === Indexes ===

-- With row-level security, an index cannot compare a status (enum_eq is not leakproof), so the status is the condition of an index.
-- An index has the columns that a sum reads, because a family's rows are spread over many pages (docs/growth.md).
-- The hourly clean-up looks in all families for rows past their time, so its indexes begin with a time.
CREATE INDEX "family_expires_at_idx" ON "family" ("expires_at");
CREATE INDEX "invitation_family_id_created_at_idx" ON "invitation" ("family_id", "created_at");
CREATE INDEX "invitation_family_id_invited_by_idx" ON "invitation" ("family_id", "invited_by");
CREATE INDEX "student_family_id_first_name_idx" ON "student" ("family_id", "first_name");
CREATE INDEX "file_family_id_assignment_id_idx" ON "file" ("family_id", "assignment_id");
CREATE INDEX "file_family_id_submission_id_idx" ON "file" ("family_id", "submission_id");
CREATE INDEX "file_waiting_since_idx" ON "file" ("waiting_since") WHERE ("assignment_id" IS NOT NULL);
CREATE INDEX "file_content_in_database_idx" ON "file_content" ("file_id") WHERE ("object_id" IS NULL);
CREATE INDEX "unused_object_delete_after_idx" ON "unused_object" ("delete_after");
CREATE INDEX "upload_created_at_idx" ON "upload" ("created_at");
CREATE INDEX "upload_family_id_assignment_id_idx" ON "upload" ("family_id", "assignment_id");
CREATE INDEX "upload_family_id_user_id_idx" ON "upload" ("family_id", "user_id");
CREATE INDEX "data_import_expires_at_idx" ON "data_import" ("expires_at");
CREATE INDEX "data_import_family_id_user_id_idx" ON "data_import" ("family_id", "user_id");
CREATE INDEX "user_family_id_role_idx" ON "user" ("family_id", "role");
CREATE INDEX "session_expires_at_idx" ON "session" ("expires_at");
CREATE INDEX "session_family_id_tablet_id_idx" ON "session" ("family_id", "tablet_id");
CREATE INDEX "session_family_id_user_id_idx" ON "session" ("family_id", "user_id");
CREATE INDEX "session_revoked_at_idx" ON "session" ("revoked_at") WHERE ("revoked_at" IS NOT NULL);
CREATE INDEX "access_token_family_id_user_id_idx" ON "access_token" ("family_id", "user_id");
CREATE INDEX "one_time_token_email_idx" ON "one_time_token" ("email");
CREATE INDEX "one_time_token_expires_at_idx" ON "one_time_token" ("expires_at");
CREATE INDEX "one_time_token_family_id_user_id_purpose_idx" ON "one_time_token" ("family_id", "user_id", "purpose");
CREATE INDEX "login_attempt_client_address_created_at_idx" ON "login_attempt" ("client_address", "created_at");
CREATE INDEX "login_attempt_email_created_at_idx" ON "login_attempt" ("email", "created_at");
CREATE INDEX "auth_event_created_at_idx" ON "auth_event" ("created_at");
CREATE INDEX "auth_event_family_id_created_at_idx" ON "auth_event" ("family_id", "created_at");
CREATE INDEX "auth_event_user_id_created_at_idx" ON "auth_event" ("user_id", "created_at");
CREATE INDEX "oauth_account_family_id_user_id_idx" ON "oauth_account" ("family_id", "user_id");
CREATE INDEX "oauth_account_provider_provider_account_id_idx" ON "oauth_account" ("provider", "provider_account_id");
CREATE INDEX "subject_family_id_name_id_idx" ON "subject" ("family_id", "name", "id");
CREATE INDEX "provider_family_id_name_id_idx" ON "provider" ("family_id", "name", "id");
CREATE INDEX "provider_logo_untried_idx" ON "provider" ("family_id", "id") WHERE ("logo_url" IS NOT NULL AND "logo_tried_at" IS NULL);
CREATE INDEX "curriculum_family_id_grading_scale_id_idx" ON "curriculum" ("family_id", "grading_scale_id");
CREATE INDEX "curriculum_family_id_provider_id_idx" ON "curriculum" ("family_id", "provider_id");
CREATE INDEX "curriculum_family_id_subject_id_idx" ON "curriculum" ("family_id", "subject_id");
CREATE INDEX "loop_course_family_id_student_id_loop_id_position_idx" ON "loop_course" ("family_id", "student_id", "loop_id", "position");
CREATE INDEX "assignment_family_id_due_date_id_idx" ON "assignment" ("family_id", "due_date", "id");
CREATE INDEX "assignment_family_id_student_id_curriculum_id_idx" ON "assignment" ("family_id", "student_id", "curriculum_id");
CREATE INDEX "assignment_family_id_student_id_lesson_id_idx" ON "assignment" ("family_id", "student_id", "lesson_id");
CREATE INDEX "assignment_graded_idx" ON "assignment" ("family_id", "id", "points_possible", "extra_credit") WHERE ("status" = 'graded');
CREATE INDEX "assignment_open_idx" ON "assignment" ("family_id", "due_date", "id", "status", "student_id") WHERE ("status" <> 'graded');
CREATE INDEX "grade_family_id_updated_at_idx" ON "grade" ("family_id", "updated_at");
CREATE INDEX "grade_points_idx" ON "grade" ("family_id", "assignment_id", "points_earned");
CREATE INDEX "submission_family_id_student_id_assignment_id_idx" ON "submission" ("family_id", "student_id", "assignment_id");
CREATE INDEX "resource_family_id_provider_id_idx" ON "resource" ("family_id", "provider_id");
CREATE INDEX "resource_family_id_subject_id_idx" ON "resource" ("family_id", "subject_id");
CREATE INDEX "resource_family_id_title_id_idx" ON "resource" ("family_id", "title", "id");
CREATE INDEX "lesson_family_id_planned_date_id_idx" ON "lesson" ("family_id", "planned_date", "id");
CREATE INDEX "lesson_family_id_student_id_curriculum_id_position_idx" ON "lesson" ("family_id", "student_id", "curriculum_id", "position");
CREATE INDEX "lesson_planned_idx" ON "lesson" ("family_id", "planned_date", "id") WHERE ("status" = 'planned');
CREATE INDEX "lesson_together_idx" ON "lesson" ("family_id", "together_id") WHERE ("together_id" IS NOT NULL);
CREATE INDEX "lesson_resource_family_id_resource_id_idx" ON "lesson_resource" ("family_id", "resource_id");
CREATE INDEX "school_year_family_id_start_date_idx" ON "school_year" ("family_id", "start_date");
CREATE INDEX "term_family_id_school_year_id_start_date_idx" ON "term" ("family_id", "school_year_id", "start_date");
CREATE INDEX "schedule_entry_family_id_day_of_week_start_time_idx" ON "schedule_entry" ("family_id", "day_of_week", "start_time");
CREATE INDEX "schedule_entry_family_id_student_id_idx" ON "schedule_entry" ("family_id", "student_id");
CREATE INDEX "schedule_entry_family_id_subject_id_idx" ON "schedule_entry" ("family_id", "subject_id");
CREATE INDEX "event_family_id_start_date_end_date_idx" ON "event" ("family_id", "start_date", "end_date");
CREATE INDEX "event_family_id_student_id_idx" ON "event" ("family_id", "student_id");
CREATE INDEX "calendar_feed_family_id_student_id_idx" ON "calendar_feed" ("family_id", "student_id");
CREATE INDEX "calendar_feed_family_id_user_id_idx" ON "calendar_feed" ("family_id", "user_id");
CREATE INDEX "attendance_record_family_id_date_status_idx" ON "attendance_record" ("family_id", "date", "status");
CREATE INDEX "time_entry_family_id_date_created_at_id_idx" ON "time_entry" ("family_id", "date", "created_at", "id");
CREATE INDEX "time_entry_family_id_event_id_idx" ON "time_entry" ("family_id", "event_id");
CREATE INDEX "time_entry_family_id_student_id_curriculum_id_idx" ON "time_entry" ("family_id", "student_id", "curriculum_id");
CREATE INDEX "time_entry_family_id_student_id_date_idx" ON "time_entry" ("family_id", "student_id", "date");
CREATE INDEX "time_entry_family_id_subject_id_idx" ON "time_entry" ("family_id", "subject_id");
CREATE INDEX "grading_scale_family_id_name_id_idx" ON "grading_scale" ("family_id", "name", "id");
CREATE INDEX "course_result_family_id_term_id_idx" ON "course_result" ("family_id", "term_id");
CREATE INDEX "past_course_family_id_student_id_academic_year_idx" ON "past_course" ("family_id", "student_id", "academic_year");
CREATE INDEX "transcript_link_family_id_student_id_created_at_idx" ON "transcript_link" ("family_id", "student_id", "created_at");
CREATE INDEX "requirement_family_id_school_year_id_idx" ON "requirement" ("family_id", "school_year_id");
CREATE INDEX "filing_family_id_due_date_id_idx" ON "filing" ("family_id", "due_date", "id");
CREATE INDEX "filing_family_id_student_id_requirement_id_idx" ON "filing" ("family_id", "student_id", "requirement_id");
CREATE INDEX "filing_open_idx" ON "filing" ("due_date") WHERE ("done_on" IS NULL AND NOT "skipped" AND "reminded_at" IS NULL);
CREATE INDEX "amendment_family_id_school_year_id_created_at_idx" ON "amendment" ("family_id", "school_year_id", "created_at");
CREATE INDEX "amendment_family_id_student_id_idx" ON "amendment" ("family_id", "student_id");
CREATE INDEX "amendment_family_id_user_id_idx" ON "amendment" ("family_id", "user_id");
CREATE INDEX "change_created_at_idx" ON "change" ("created_at");
CREATE INDEX "change_family_id_created_at_idx" ON "change" ("family_id", "created_at");
CREATE INDEX "change_family_id_user_id_idx" ON "change" ("family_id", "user_id");
CREATE INDEX "change_file_object_idx" ON "change_file" ("object_id") WHERE ("object_id" IS NOT NULL);
CREATE INDEX "notification_announced_at_visible_at_idx" ON "notification" ("announced_at", "visible_at");
CREATE INDEX "notification_created_at_idx" ON "notification" ("created_at");
CREATE INDEX "notification_family_id_assignment_id_idx" ON "notification" ("family_id", "assignment_id");
CREATE INDEX "notification_family_id_student_id_day_idx" ON "notification" ("family_id", "student_id", "day");
CREATE INDEX "notification_family_id_user_id_visible_at_id_idx" ON "notification" ("family_id", "user_id", "visible_at", "id");
CREATE INDEX "outbox_email_family_id_idx" ON "outbox_email" ("family_id");
CREATE INDEX "outbox_email_status_send_after_idx" ON "outbox_email" ("status", "send_after");
CREATE INDEX "push_subscription_family_id_session_id_idx" ON "push_subscription" ("family_id", "session_id");
CREATE INDEX "push_subscription_family_id_user_id_idx" ON "push_subscription" ("family_id", "user_id");
CREATE INDEX "idempotency_key_expires_at_idx" ON "idempotency_key" ("expires_at");
CREATE INDEX "idempotency_key_family_id_user_id_idx" ON "idempotency_key" ("family_id", "user_id");

-- === Foreign keys ===

-- An optional reference empties only its own column: without a column, SET NULL would empty the family's id, too.
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_family_id_invited_by_fkey"
  FOREIGN KEY ("family_id", "invited_by") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "student" ADD CONSTRAINT "student_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_submission_id_fkey"
  FOREIGN KEY ("family_id", "submission_id") REFERENCES "submission" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_assignment_id_fkey"
  FOREIGN KEY ("family_id", "assignment_id") REFERENCES "assignment" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_provider_id_fkey"
  FOREIGN KEY ("family_id", "provider_id") REFERENCES "provider" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_filing_id_fkey"
  FOREIGN KEY ("family_id", "filing_id") REFERENCES "filing" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "file_content" ADD CONSTRAINT "file_content_family_id_file_id_fkey"
  FOREIGN KEY ("family_id", "file_id") REFERENCES "file" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "upload" ADD CONSTRAINT "upload_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "upload" ADD CONSTRAINT "upload_family_id_assignment_id_fkey"
  FOREIGN KEY ("family_id", "assignment_id") REFERENCES "assignment" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_family_id_upload_id_fkey"
  FOREIGN KEY ("family_id", "upload_id") REFERENCES "upload" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "user" ADD CONSTRAINT "user_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "user" ADD CONSTRAINT "user_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "session" ADD CONSTRAINT "session_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "session" ADD CONSTRAINT "session_family_id_tablet_id_fkey"
  FOREIGN KEY ("family_id", "tablet_id") REFERENCES "tablet" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "tablet" ADD CONSTRAINT "tablet_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "tablet_pin" ADD CONSTRAINT "tablet_pin_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "oauth_account" ADD CONSTRAINT "oauth_account_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "subject" ADD CONSTRAINT "subject_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "provider" ADD CONSTRAINT "provider_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_family_id_subject_id_fkey"
  FOREIGN KEY ("family_id", "subject_id") REFERENCES "subject" ("family_id", "id");
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_family_id_provider_id_fkey"
  FOREIGN KEY ("family_id", "provider_id") REFERENCES "provider" ("family_id", "id") ON DELETE SET NULL ("provider_id");
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_family_id_grading_scale_id_fkey"
  FOREIGN KEY ("family_id", "grading_scale_id") REFERENCES "grading_scale" ("family_id", "id");
ALTER TABLE "loop" ADD CONSTRAINT "loop_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "loop" ADD CONSTRAINT "loop_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "loop_course" ADD CONSTRAINT "loop_course_family_id_student_id_loop_id_fkey"
  FOREIGN KEY ("family_id", "student_id", "loop_id") REFERENCES "loop" ("family_id", "student_id", "id") ON DELETE CASCADE;
ALTER TABLE "loop_course" ADD CONSTRAINT "loop_course_family_id_student_id_curriculum_id_fkey"
  FOREIGN KEY ("family_id", "student_id", "curriculum_id") REFERENCES "curriculum" ("family_id", "student_id", "id") ON DELETE CASCADE;
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_family_id_student_id_curriculum_id_fkey"
  FOREIGN KEY ("family_id", "student_id", "curriculum_id") REFERENCES "curriculum" ("family_id", "student_id", "id") ON DELETE CASCADE;
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_family_id_student_id_lesson_id_fkey"
  FOREIGN KEY ("family_id", "student_id", "lesson_id") REFERENCES "lesson" ("family_id", "student_id", "id") ON DELETE SET NULL ("lesson_id");
ALTER TABLE "grade" ADD CONSTRAINT "grade_family_id_student_id_assignment_id_fkey"
  FOREIGN KEY ("family_id", "student_id", "assignment_id") REFERENCES "assignment" ("family_id", "student_id", "id") ON DELETE CASCADE;
ALTER TABLE "submission" ADD CONSTRAINT "submission_family_id_student_id_assignment_id_fkey"
  FOREIGN KEY ("family_id", "student_id", "assignment_id") REFERENCES "assignment" ("family_id", "student_id", "id") ON DELETE CASCADE;
ALTER TABLE "submission" ADD CONSTRAINT "submission_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "resource" ADD CONSTRAINT "resource_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "resource" ADD CONSTRAINT "resource_family_id_subject_id_fkey"
  FOREIGN KEY ("family_id", "subject_id") REFERENCES "subject" ("family_id", "id") ON DELETE SET NULL ("subject_id");
ALTER TABLE "resource" ADD CONSTRAINT "resource_family_id_provider_id_fkey"
  FOREIGN KEY ("family_id", "provider_id") REFERENCES "provider" ("family_id", "id") ON DELETE SET NULL ("provider_id");
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_family_id_student_id_curriculum_id_fkey"
  FOREIGN KEY ("family_id", "student_id", "curriculum_id") REFERENCES "curriculum" ("family_id", "student_id", "id") ON DELETE CASCADE;
ALTER TABLE "lesson_resource" ADD CONSTRAINT "lesson_resource_family_id_lesson_id_fkey"
  FOREIGN KEY ("family_id", "lesson_id") REFERENCES "lesson" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "lesson_resource" ADD CONSTRAINT "lesson_resource_family_id_resource_id_fkey"
  FOREIGN KEY ("family_id", "resource_id") REFERENCES "resource" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "school_year" ADD CONSTRAINT "school_year_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "term" ADD CONSTRAINT "term_family_id_school_year_id_fkey"
  FOREIGN KEY ("family_id", "school_year_id") REFERENCES "school_year" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "schedule_entry" ADD CONSTRAINT "schedule_entry_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "schedule_entry" ADD CONSTRAINT "schedule_entry_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "schedule_entry" ADD CONSTRAINT "schedule_entry_family_id_subject_id_fkey"
  FOREIGN KEY ("family_id", "subject_id") REFERENCES "subject" ("family_id", "id");
ALTER TABLE "event" ADD CONSTRAINT "event_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "event" ADD CONSTRAINT "event_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_subject_id_fkey"
  FOREIGN KEY ("family_id", "subject_id") REFERENCES "subject" ("family_id", "id");
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_student_id_curriculum_id_fkey"
  FOREIGN KEY ("family_id", "student_id", "curriculum_id") REFERENCES "curriculum" ("family_id", "student_id", "id") ON DELETE SET NULL ("curriculum_id");
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_lesson_id_fkey"
  FOREIGN KEY ("family_id", "lesson_id") REFERENCES "lesson" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_event_id_fkey"
  FOREIGN KEY ("family_id", "event_id") REFERENCES "event" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "time_entry" ADD CONSTRAINT "time_entry_family_id_schedule_id_fkey"
  FOREIGN KEY ("family_id", "schedule_id") REFERENCES "schedule_entry" ("family_id", "id") ON DELETE SET NULL ("schedule_id");
ALTER TABLE "grading_scale" ADD CONSTRAINT "grading_scale_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "course_result" ADD CONSTRAINT "course_result_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "course_result" ADD CONSTRAINT "course_result_family_id_student_id_curriculum_id_fkey"
  FOREIGN KEY ("family_id", "student_id", "curriculum_id") REFERENCES "curriculum" ("family_id", "student_id", "id") ON DELETE CASCADE;
ALTER TABLE "course_result" ADD CONSTRAINT "course_result_family_id_term_id_fkey"
  FOREIGN KEY ("family_id", "term_id") REFERENCES "term" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "past_course" ADD CONSTRAINT "past_course_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "past_course" ADD CONSTRAINT "past_course_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "transcript_link" ADD CONSTRAINT "transcript_link_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "transcript_link" ADD CONSTRAINT "transcript_link_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_family_id_school_year_id_fkey"
  FOREIGN KEY ("family_id", "school_year_id") REFERENCES "school_year" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "filing" ADD CONSTRAINT "filing_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "filing" ADD CONSTRAINT "filing_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "filing" ADD CONSTRAINT "filing_family_id_student_id_requirement_id_fkey"
  FOREIGN KEY ("family_id", "student_id", "requirement_id") REFERENCES "requirement" ("family_id", "student_id", "id") ON DELETE CASCADE;
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_family_id_school_year_id_fkey"
  FOREIGN KEY ("family_id", "school_year_id") REFERENCES "school_year" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE SET NULL ("user_id");
ALTER TABLE "change" ADD CONSTRAINT "change_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "change" ADD CONSTRAINT "change_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE SET NULL ("user_id");
ALTER TABLE "change_row" ADD CONSTRAINT "change_row_family_id_change_id_fkey"
  FOREIGN KEY ("family_id", "change_id") REFERENCES "change" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "change_file" ADD CONSTRAINT "change_file_family_id_change_id_fkey"
  FOREIGN KEY ("family_id", "change_id") REFERENCES "change" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "notification" ADD CONSTRAINT "notification_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "notification" ADD CONSTRAINT "notification_family_id_student_id_fkey"
  FOREIGN KEY ("family_id", "student_id") REFERENCES "student" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "notification" ADD CONSTRAINT "notification_family_id_assignment_id_fkey"
  FOREIGN KEY ("family_id", "assignment_id") REFERENCES "assignment" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "settings" ADD CONSTRAINT "settings_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "outbox_email" ADD CONSTRAINT "outbox_email_family_id_fkey"
  FOREIGN KEY ("family_id") REFERENCES "family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_family_id_session_id_fkey"
  FOREIGN KEY ("family_id", "session_id") REFERENCES "session" ("family_id", "id") ON DELETE CASCADE;
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_family_id_user_id_fkey"
  FOREIGN KEY ("family_id", "user_id") REFERENCES "user" ("family_id", "id") ON DELETE CASCADE;

-- === Changes that can be undone ===

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
CREATE TRIGGER "student_record_change" AFTER INSERT OR UPDATE OR DELETE ON "student"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "file_record_change" AFTER INSERT OR UPDATE OR DELETE ON "file"
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
CREATE TRIGGER "curriculum_record_change" AFTER INSERT OR UPDATE OR DELETE ON "curriculum"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "loop_record_change" AFTER INSERT OR UPDATE OR DELETE ON "loop"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "loop_course_record_change" AFTER INSERT OR UPDATE OR DELETE ON "loop_course"
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
CREATE TRIGGER "resource_record_change" AFTER INSERT OR UPDATE OR DELETE ON "resource"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "lesson_record_change" AFTER INSERT OR UPDATE OR DELETE ON "lesson"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "lesson_resource_record_change" AFTER INSERT OR UPDATE OR DELETE ON "lesson_resource"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "school_year_record_change" AFTER INSERT OR UPDATE OR DELETE ON "school_year"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "term_record_change" AFTER INSERT OR UPDATE OR DELETE ON "term"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "schedule_entry_record_change" AFTER INSERT OR UPDATE OR DELETE ON "schedule_entry"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "event_record_change" AFTER INSERT OR UPDATE OR DELETE ON "event"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
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
CREATE TRIGGER "requirement_record_change" AFTER INSERT OR UPDATE OR DELETE ON "requirement"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "filing_record_change" AFTER INSERT OR UPDATE OR DELETE ON "filing"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "notification_record_change" AFTER INSERT OR UPDATE OR DELETE ON "notification"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "settings_record_change" AFTER INSERT OR UPDATE OR DELETE ON "settings"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_row"('user_id');

-- Undo restores typed time and the time of classes. Other time comes back with its lesson or event.
CREATE TRIGGER "time_entry_insert_record_change" AFTER INSERT ON "time_entry"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '' AND NEW."source" IN ('manual', 'class'))
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "time_entry_update_record_change" AFTER UPDATE ON "time_entry"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '' AND NEW."source" IN ('manual', 'class'))
  EXECUTE FUNCTION "record_change_row"('id');
CREATE TRIGGER "time_entry_delete_record_change" AFTER DELETE ON "time_entry"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '' AND OLD."source" IN ('manual', 'class'))
  EXECUTE FUNCTION "record_change_row"('id');

-- Attendance is recorded by statement, because a day of 30 marks would otherwise take 30 more statements.
CREATE FUNCTION "record_change_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change_row" ("change_id", "family_id", "noun", "row_id", "after")
    SELECT current_setting('hearthbook.change_id')::uuid, n."family_id", TG_TABLE_NAME, n."id", to_jsonb(n)
    FROM "new_rows" n
    ON CONFLICT ("change_id", "noun", "row_id") DO UPDATE SET "after" = EXCLUDED."after";
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change_row" ("change_id", "family_id", "noun", "row_id", "before")
    SELECT current_setting('hearthbook.change_id')::uuid, o."family_id", TG_TABLE_NAME, o."id", to_jsonb(o)
    FROM "old_rows" o
    ON CONFLICT ("change_id", "noun", "row_id") DO UPDATE SET "after" = EXCLUDED."after";
  ELSE
    -- Grouped, not joined, because a join would be planned for as few rows as it had the first time.
    INSERT INTO "change_row" ("change_id", "family_id", "noun", "row_id", "before", "after")
    SELECT current_setting('hearthbook.change_id')::uuid, r."family_id", TG_TABLE_NAME, r."id",
      (array_agg(r."before") FILTER (WHERE r."before" IS NOT NULL))[1], (array_agg(r."after") FILTER (WHERE r."after" IS NOT NULL))[1]
    FROM (
      SELECT o."family_id", o."id", to_jsonb(o) AS "before", NULL::jsonb AS "after" FROM "old_rows" o
      UNION ALL
      SELECT n."family_id", n."id", NULL, to_jsonb(n) FROM "new_rows" n
    ) r
    GROUP BY r."family_id", r."id"
    ON CONFLICT ("change_id", "noun", "row_id") DO UPDATE SET "after" = EXCLUDED."after";
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "attendance_record_insert_record_change" AFTER INSERT ON "attendance_record" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_change_rows"();
CREATE TRIGGER "attendance_record_update_record_change" AFTER UPDATE ON "attendance_record"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_change_rows"();
CREATE TRIGGER "attendance_record_delete_record_change" AFTER DELETE ON "attendance_record" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_change_rows"();

-- A deletion that can be undone remembers the object of the bucket, or the bytes.
CREATE FUNCTION "record_change_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "change_file" ("change_id", "family_id", "file_id", "bytes", "object_id")
  VALUES (current_setting('hearthbook.change_id')::uuid, OLD."family_id", OLD."file_id", OLD."bytes", OLD."object_id");
  RETURN NULL;
END
$$;
CREATE TRIGGER "file_content_record_change" AFTER DELETE ON "file_content"
  FOR EACH ROW WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '')
  EXECUTE FUNCTION "record_change_file"();

-- === Objects of the bucket ===

-- Files are deleted by cascades, also with their family, so the database lists the objects that lose a row. The job that deletes
-- objects skips those that still have one.
CREATE FUNCTION "record_unused_object"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "unused_object" ("object_id", "family_id", "delete_after")
  VALUES (OLD."object_id", OLD."family_id", now())
  ON CONFLICT ("object_id") DO UPDATE SET "delete_after" = EXCLUDED."delete_after";
  RETURN NULL;
END
$$;
CREATE TRIGGER "file_content_unused_object" AFTER DELETE ON "file_content"
  FOR EACH ROW WHEN (OLD."object_id" IS NOT NULL) EXECUTE FUNCTION "record_unused_object"();
CREATE TRIGGER "change_file_unused_object" AFTER DELETE ON "change_file"
  FOR EACH ROW WHEN (OLD."object_id" IS NOT NULL) EXECUTE FUNCTION "record_unused_object"();

-- === Time that follows lessons, events and attendance ===

-- The time of a lesson follows the lesson, whatever changes it (docs/decisions/033): a lesson that is done has one entry, on the day it
-- was done, with the minutes spent or else planned. Its id is derived from the lesson's, so that an undo brings back the same one.
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

-- The time of an event follows the event: one entry for each child and subject, on its first day. Its minutes are split evenly, and
-- the first subjects get one more each if some are left over. A child who joined the family later did not take part.
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

-- `written_at` is when the event's time was recorded. An entry keeps its own place, unless `moves` says that the event's changed.
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

-- A new child, or a deleted one who comes back, takes part in the events for all children.
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

-- A child who was absent had no class, so the time of the day's classes is deleted when a mark changes to absent or excused, or when a
-- mark of presence is deleted. A deleted mark of absence has no such time, and its undo must not delete what comes back.
CREATE FUNCTION "mark_taken_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "time_entry"
  WHERE "family_id" = OLD."family_id" AND "student_id" = OLD."student_id" AND "date" = OLD."date" AND "source" = 'class';
  RETURN NULL;
END
$$;
CREATE TRIGGER "attendance_record_delete_time" AFTER DELETE ON "attendance_record"
  FOR EACH ROW WHEN (OLD."status" NOT IN ('absent', 'excused')) EXECUTE FUNCTION "mark_taken_back"();
CREATE TRIGGER "attendance_record_update_time" AFTER UPDATE ON "attendance_record"
  FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status" AND NEW."status" IN ('absent', 'excused'))
  EXECUTE FUNCTION "mark_taken_back"();

-- A class that was ticked before the child was marked is deleted with the first mark of absence, too.
CREATE FUNCTION "mark_of_absence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "time_entry"
  WHERE "family_id" = NEW."family_id" AND "student_id" = NEW."student_id" AND "date" = NEW."date" AND "source" = 'class';
  RETURN NULL;
END
$$;
CREATE TRIGGER "attendance_record_insert_time" AFTER INSERT ON "attendance_record"
  FOR EACH ROW WHEN (NEW."status" IN ('absent', 'excused')) EXECUTE FUNCTION "mark_of_absence"();

-- === Locked school years ===

-- The records of a locked school year change only with a reason. Refuses a change of such a record, or stores it as an amendment if the
-- transaction gives a reason in 'hearthbook.amendment': {"reason", "user_id", "at"}. A record belongs to the year of `on_day`, or to the
-- one named `of_year`.
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

-- A row without the columns that are not its content.
CREATE FUNCTION "content_of"("record" JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT "record" - '{family_id,search_text,version,created_at,updated_at}'::text[]
$$;

-- Attendance and time belong to the year of their day. The argument is the noun. Emptying a reference changes no record. Almost no
-- family has a locked year, so the function looks for one before it turns rows into JSON, which took most of the time of 30 marks.
CREATE FUNCTION "amend_dated"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "old_row" JSONB;
  "new_row" JSONB;
BEGIN
  -- Of an insertion, OLD is NULL, and of a deletion, NEW.
  IF NOT EXISTS (
    SELECT FROM "school_year" y
    WHERE y."family_id" = coalesce(NEW."family_id", OLD."family_id") AND y."locked_at" IS NOT NULL
      AND (OLD."date" BETWEEN y."start_date" AND y."end_date" OR NEW."date" BETWEEN y."start_date" AND y."end_date")
  ) THEN
    RETURN NULL;
  END IF;
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

-- A grade is a record of its course's year. The triggers run before the change, because a deleted course is gone afterwards.
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
  IF NOT EXISTS (
    SELECT FROM "school_year" y WHERE y."family_id" = coalesce(NEW."family_id", OLD."family_id") AND y."locked_at" IS NOT NULL
  ) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
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

-- A deleted assignment takes its grade with it. The grade is found by its key: reading all grades of the child took four minutes for
-- 5,000 assignments.
CREATE FUNCTION "grade_taken"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "taken" "grade";
BEGIN
  FOR "taken" IN
    SELECT g.* FROM "grade" g
    WHERE g."family_id" = OLD."family_id" AND g."student_id" = OLD."student_id" AND g."assignment_id" = OLD."id"
  LOOP
    PERFORM "amend_grade"("taken", "content_of"(to_jsonb("taken")), NULL);
  END LOOP;
  RETURN OLD;
END
$$;
CREATE TRIGGER "assignment_amend" BEFORE DELETE ON "assignment" FOR EACH ROW EXECUTE FUNCTION "grade_taken"();

-- The grades of a course that is deleted or moves to another year.
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

-- A requirement and its filings belong to the requirement's school year.
CREATE FUNCTION "amend_requirement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_year" TEXT;
  "old_row" JSONB := "content_of"(to_jsonb(OLD));
  "new_row" JSONB;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    "new_row" := "content_of"(to_jsonb(NEW));
  END IF;
  IF "old_row" IS DISTINCT FROM "new_row" THEN
    SELECT "academic_year" INTO "of_year" FROM "school_year" WHERE "family_id" = OLD."family_id" AND "id" = OLD."school_year_id";
    PERFORM "amend"(OLD."family_id", OLD."student_id", NULL, "of_year", 'requirement', OLD."id", "old_row", "new_row");
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "requirement_amend" AFTER UPDATE OR DELETE ON "requirement"
  FOR EACH ROW EXECUTE FUNCTION "amend_requirement"();

-- A filing that was handed in stays as it was. An open one can be handed in after the year. A reminder is not part of the record.
CREATE FUNCTION "amend_filing"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_year" TEXT;
  "old_row" JSONB := "content_of"(to_jsonb(OLD)) - 'reminded_at';
  "new_row" JSONB;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    "new_row" := "content_of"(to_jsonb(NEW)) - 'reminded_at';
  END IF;
  IF "old_row" IS DISTINCT FROM "new_row" THEN
    SELECT y."academic_year" INTO "of_year" FROM "requirement" r
      JOIN "school_year" y ON y."family_id" = r."family_id" AND y."id" = r."school_year_id"
    WHERE r."family_id" = OLD."family_id" AND r."id" = OLD."requirement_id";
    PERFORM "amend"(OLD."family_id", OLD."student_id", NULL, "of_year", 'filing', OLD."id", "old_row", "new_row");
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "filing_amend" AFTER UPDATE OR DELETE ON "filing"
  FOR EACH ROW WHEN (OLD."done_on" IS NOT NULL) EXECUTE FUNCTION "amend_filing"();

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

-- The results of a course that is deleted or moves to another year.
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

-- A child with a result in a locked year is deleted only with a reason.
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

-- How a course is graded decides its results as much as its grades do, so in a locked year it changes only with a reason, too.
CREATE FUNCTION "grading_of"("course" "curriculum") RETURNS JSONB LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('curriculum_id', "course"."id", 'grading_scale_id', "course"."grading_scale_id",
    'scale', coalesce("course"."builtin_scale", (
      SELECT "name" FROM "grading_scale" WHERE "family_id" = "course"."family_id" AND "id" = "course"."grading_scale_id")),
    'weights', "course"."weights", 'drop_lowest', "course"."drop_lowest",
    'level', "course"."level", 'credits', "course"."credits")
$$;

CREATE FUNCTION "grading_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "grading_of"(OLD) <> "grading_of"(NEW) THEN
    PERFORM "amend"(OLD."family_id", OLD."student_id", NULL, OLD."academic_year", 'course_result', OLD."id", "grading_of"(OLD), "grading_of"(NEW));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "curriculum_grading_amend" AFTER UPDATE OF "grading_scale_id", "builtin_scale", "weights", "drop_lowest", "level", "credits"
  ON "curriculum" FOR EACH ROW EXECUTE FUNCTION "grading_changed"();
