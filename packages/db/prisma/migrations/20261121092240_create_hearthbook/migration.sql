-- The whole of what Hearthbook keeps, from the first day: later work adds columns, not shapes.
-- Everything a family owns carries family_id, and references inside a family are composite, so that the
-- database itself refuses a row that points into another family.

-- CreateEnum
CREATE TYPE "semester" AS ENUM ('full_year', 'fall', 'spring', 'summer');

-- CreateEnum
CREATE TYPE "assignment_type" AS ENUM ('homework', 'quiz', 'test', 'project', 'essay', 'lab', 'reading');

-- CreateEnum
CREATE TYPE "assignment_status" AS ENUM ('assigned', 'in_progress', 'submitted', 'graded');

-- CreateEnum
CREATE TYPE "resource_type" AS ENUM ('link', 'video', 'document', 'image', 'audio', 'other');

-- CreateEnum
CREATE TYPE "submission_kind" AS ENUM ('drive', 'upload', 'text');

-- CreateEnum
CREATE TYPE "attendance_status" AS ENUM ('present', 'absent', 'late', 'excused');

-- CreateEnum
CREATE TYPE "event_type" AS ENUM ('other', 'field_trip', 'appointment', 'holiday', 'test');

-- CreateEnum
CREATE TYPE "weekday" AS ENUM ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');

-- CreateEnum
CREATE TYPE "user_role" AS ENUM ('admin', 'teacher', 'parent', 'student');

-- CreateEnum
CREATE TYPE "token_purpose" AS ENUM ('password_reset', 'email_verification', 'magic_link', 'drive_ticket', 'unsubscribe');

-- CreateEnum
CREATE TYPE "oauth_purpose" AS ENUM ('sign_in', 'drive');

-- CreateEnum
CREATE TYPE "notification_kind" AS ENUM ('assignment_set', 'work_submitted', 'work_graded', 'login_created', 'invitation_accepted', 'absence_recorded');

-- CreateEnum
CREATE TYPE "outbox_status" AS ENUM ('waiting', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "theme" AS ENUM ('auto', 'light', 'dark');

-- CreateTable
CREATE TABLE "subject" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "grade_level" TEXT NOT NULL DEFAULT 'K',
    "color" TEXT NOT NULL DEFAULT '#4f46e5',
    "icon" TEXT NOT NULL DEFAULT 'BookOpen',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subject_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "website" TEXT,
    "logo_url" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "curriculum_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "assignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "grade_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resource" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "subject_id" UUID,
    "provider_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "resource_type" "resource_type" NOT NULL DEFAULT 'link',
    "external_url" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lesson" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "curriculum_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "objectives" TEXT,
    "private_notes" TEXT,
    "planned_date" DATE NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "minutes" INTEGER,
    "completed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lesson_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "attendance_record" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "status" "attendance_status" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attendance_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "schedule_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "family_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "student" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "grade_level" TEXT NOT NULL DEFAULT 'K',
    "date_of_birth" DATE NOT NULL,
    "color" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "student_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "submission_id" UUID,
    "student_id" UUID,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "one_time_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_attempt" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "client_address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "login_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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

    CONSTRAINT "oauth_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "notification_kind" NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT,
    "link" TEXT,
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "visible_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "date_format" TEXT NOT NULL DEFAULT 'YYYY-MM-DD',
    "two_factor_enabled" BOOLEAN NOT NULL DEFAULT false,
    "login_notifications" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
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

    CONSTRAINT "outbox_email_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_subscription" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "response_status" INTEGER,
    "response_body" JSONB,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
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

-- CreateIndex
CREATE INDEX "subject_family_id_name_id_idx" ON "subject"("family_id", "name", "id");

-- CreateIndex
CREATE UNIQUE INDEX "subject_family_id_id_key" ON "subject"("family_id", "id");

-- CreateIndex
CREATE INDEX "provider_family_id_name_id_idx" ON "provider"("family_id", "name", "id");

-- CreateIndex
CREATE UNIQUE INDEX "provider_family_id_id_key" ON "provider"("family_id", "id");

-- CreateIndex
CREATE INDEX "curriculum_family_id_subject_id_idx" ON "curriculum"("family_id", "subject_id");

-- CreateIndex
CREATE INDEX "curriculum_family_id_provider_id_idx" ON "curriculum"("family_id", "provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "curriculum_family_id_id_key" ON "curriculum"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "curriculum_family_id_student_id_id_key" ON "curriculum"("family_id", "student_id", "id");

-- CreateIndex
CREATE INDEX "assignment_family_id_student_id_curriculum_id_idx" ON "assignment"("family_id", "student_id", "curriculum_id");

-- CreateIndex
CREATE INDEX "assignment_family_id_due_date_id_idx" ON "assignment"("family_id", "due_date", "id");

-- CreateIndex
CREATE INDEX "assignment_family_id_status_due_date_idx" ON "assignment"("family_id", "status", "due_date");

-- CreateIndex
CREATE UNIQUE INDEX "assignment_family_id_id_key" ON "assignment"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "assignment_family_id_student_id_id_key" ON "assignment"("family_id", "student_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "grade_assignment_id_key" ON "grade"("assignment_id");

-- CreateIndex
CREATE INDEX "grade_family_id_updated_at_idx" ON "grade"("family_id", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "grade_family_id_id_key" ON "grade"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "grade_family_id_student_id_assignment_id_key" ON "grade"("family_id", "student_id", "assignment_id");

-- CreateIndex
CREATE INDEX "submission_family_id_student_id_assignment_id_idx" ON "submission"("family_id", "student_id", "assignment_id");

-- CreateIndex
CREATE UNIQUE INDEX "submission_family_id_id_key" ON "submission"("family_id", "id");

-- CreateIndex
CREATE INDEX "resource_family_id_title_id_idx" ON "resource"("family_id", "title", "id");

-- CreateIndex
CREATE INDEX "resource_family_id_subject_id_idx" ON "resource"("family_id", "subject_id");

-- CreateIndex
CREATE INDEX "resource_family_id_provider_id_idx" ON "resource"("family_id", "provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "resource_family_id_id_key" ON "resource"("family_id", "id");

-- CreateIndex
CREATE INDEX "lesson_family_id_student_id_curriculum_id_position_idx" ON "lesson"("family_id", "student_id", "curriculum_id", "position");

-- CreateIndex
CREATE INDEX "lesson_family_id_planned_date_id_idx" ON "lesson"("family_id", "planned_date", "id");

-- CreateIndex
CREATE UNIQUE INDEX "lesson_family_id_id_key" ON "lesson"("family_id", "id");

-- CreateIndex
CREATE INDEX "lesson_resource_family_id_resource_id_idx" ON "lesson_resource"("family_id", "resource_id");

-- CreateIndex
CREATE UNIQUE INDEX "lesson_resource_family_id_lesson_id_resource_id_key" ON "lesson_resource"("family_id", "lesson_id", "resource_id");

-- CreateIndex
CREATE INDEX "attendance_record_family_id_date_idx" ON "attendance_record"("family_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "attendance_record_student_id_date_key" ON "attendance_record"("student_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "attendance_record_family_id_student_id_date_key" ON "attendance_record"("family_id", "student_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "attendance_record_family_id_id_key" ON "attendance_record"("family_id", "id");

-- CreateIndex
CREATE INDEX "schedule_entry_family_id_day_of_week_start_time_idx" ON "schedule_entry"("family_id", "day_of_week", "start_time");

-- CreateIndex
CREATE INDEX "schedule_entry_family_id_student_id_idx" ON "schedule_entry"("family_id", "student_id");

-- CreateIndex
CREATE INDEX "schedule_entry_family_id_subject_id_idx" ON "schedule_entry"("family_id", "subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "schedule_entry_family_id_id_key" ON "schedule_entry"("family_id", "id");

-- CreateIndex
CREATE INDEX "event_family_id_start_date_end_date_idx" ON "event"("family_id", "start_date", "end_date");

-- CreateIndex
CREATE INDEX "event_family_id_student_id_idx" ON "event"("family_id", "student_id");

-- CreateIndex
CREATE UNIQUE INDEX "event_family_id_id_key" ON "event"("family_id", "id");

-- CreateIndex
CREATE INDEX "family_expires_at_idx" ON "family"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");

-- CreateIndex
CREATE INDEX "invitation_family_id_created_at_idx" ON "invitation"("family_id", "created_at");

-- CreateIndex
CREATE INDEX "invitation_family_id_invited_by_idx" ON "invitation"("family_id", "invited_by");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_family_id_id_key" ON "invitation"("family_id", "id");

-- CreateIndex
CREATE INDEX "student_family_id_first_name_idx" ON "student"("family_id", "first_name");

-- CreateIndex
CREATE UNIQUE INDEX "student_family_id_id_key" ON "student"("family_id", "id");

-- CreateIndex
CREATE INDEX "file_family_id_submission_id_idx" ON "file"("family_id", "submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "file_family_id_id_key" ON "file"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "file_family_id_student_id_key" ON "file"("family_id", "student_id");

-- CreateIndex
CREATE UNIQUE INDEX "file_family_id_user_id_key" ON "file"("family_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "user_family_id_role_idx" ON "user"("family_id", "role");

-- CreateIndex
CREATE UNIQUE INDEX "user_family_id_id_key" ON "user"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "user_family_id_student_id_key" ON "user"("family_id", "student_id");

-- CreateIndex
CREATE INDEX "session_family_id_user_id_idx" ON "session"("family_id", "user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "session_family_id_id_key" ON "session"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_token_token_hash_key" ON "one_time_token"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_token_family_id_user_id_purpose_idx" ON "one_time_token"("family_id", "user_id", "purpose");

-- CreateIndex
CREATE INDEX "one_time_token_expires_at_idx" ON "one_time_token"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_token_family_id_id_key" ON "one_time_token"("family_id", "id");

-- CreateIndex
CREATE INDEX "login_attempt_email_created_at_idx" ON "login_attempt"("email", "created_at");

-- CreateIndex
CREATE INDEX "login_attempt_client_address_created_at_idx" ON "login_attempt"("client_address", "created_at");

-- CreateIndex
CREATE INDEX "auth_event_family_id_created_at_idx" ON "auth_event"("family_id", "created_at");

-- CreateIndex
CREATE INDEX "auth_event_user_id_created_at_idx" ON "auth_event"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "auth_event_created_at_idx" ON "auth_event"("created_at");

-- CreateIndex
CREATE INDEX "oauth_account_family_id_user_id_idx" ON "oauth_account"("family_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "oauth_account_family_id_id_key" ON "oauth_account"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "oauth_account_provider_purpose_provider_account_id_key" ON "oauth_account"("provider", "purpose", "provider_account_id");

-- CreateIndex
CREATE UNIQUE INDEX "oauth_account_user_id_provider_purpose_key" ON "oauth_account"("user_id", "provider", "purpose");

-- CreateIndex
CREATE INDEX "notification_family_id_user_id_is_read_created_at_idx" ON "notification"("family_id", "user_id", "is_read", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notification_family_id_id_key" ON "notification"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "settings_family_id_user_id_key" ON "settings"("family_id", "user_id");

-- CreateIndex
CREATE INDEX "outbox_email_status_send_after_idx" ON "outbox_email"("status", "send_after");

-- CreateIndex
CREATE INDEX "outbox_email_family_id_idx" ON "outbox_email"("family_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscription_family_id_user_id_idx" ON "push_subscription"("family_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscription_family_id_id_key" ON "push_subscription"("family_id", "id");

-- CreateIndex
CREATE INDEX "idempotency_key_expires_at_idx" ON "idempotency_key"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_key_family_id_user_id_key_key" ON "idempotency_key"("family_id", "user_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "job_run_job_period_key" ON "job_run"("job", "period");

-- AddForeignKey
ALTER TABLE "subject" ADD CONSTRAINT "subject_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider" ADD CONSTRAINT "provider_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_family_id_subject_id_fkey" FOREIGN KEY ("family_id", "subject_id") REFERENCES "subject"("family_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_family_id_provider_id_fkey" FOREIGN KEY ("family_id", "provider_id") REFERENCES "provider"("family_id", "id") ON DELETE SET NULL ("provider_id") ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_family_id_student_id_curriculum_id_fkey" FOREIGN KEY ("family_id", "student_id", "curriculum_id") REFERENCES "curriculum"("family_id", "student_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "grade" ADD CONSTRAINT "grade_family_id_student_id_assignment_id_fkey" FOREIGN KEY ("family_id", "student_id", "assignment_id") REFERENCES "assignment"("family_id", "student_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_family_id_student_id_assignment_id_fkey" FOREIGN KEY ("family_id", "student_id", "assignment_id") REFERENCES "assignment"("family_id", "student_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "resource" ADD CONSTRAINT "resource_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resource" ADD CONSTRAINT "resource_family_id_subject_id_fkey" FOREIGN KEY ("family_id", "subject_id") REFERENCES "subject"("family_id", "id") ON DELETE SET NULL ("subject_id") ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "resource" ADD CONSTRAINT "resource_family_id_provider_id_fkey" FOREIGN KEY ("family_id", "provider_id") REFERENCES "provider"("family_id", "id") ON DELETE SET NULL ("provider_id") ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_family_id_student_id_curriculum_id_fkey" FOREIGN KEY ("family_id", "student_id", "curriculum_id") REFERENCES "curriculum"("family_id", "student_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "lesson_resource" ADD CONSTRAINT "lesson_resource_family_id_lesson_id_fkey" FOREIGN KEY ("family_id", "lesson_id") REFERENCES "lesson"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "lesson_resource" ADD CONSTRAINT "lesson_resource_family_id_resource_id_fkey" FOREIGN KEY ("family_id", "resource_id") REFERENCES "resource"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "schedule_entry" ADD CONSTRAINT "schedule_entry_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule_entry" ADD CONSTRAINT "schedule_entry_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "schedule_entry" ADD CONSTRAINT "schedule_entry_family_id_subject_id_fkey" FOREIGN KEY ("family_id", "subject_id") REFERENCES "subject"("family_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_family_id_invited_by_fkey" FOREIGN KEY ("family_id", "invited_by") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "student" ADD CONSTRAINT "student_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_submission_id_fkey" FOREIGN KEY ("family_id", "submission_id") REFERENCES "submission"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "oauth_account" ADD CONSTRAINT "oauth_account_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "settings" ADD CONSTRAINT "settings_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "outbox_email" ADD CONSTRAINT "outbox_email_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What must never be false, whoever writes the row. Prisma's schema has no words for these; the drift check ignores them.
ALTER TABLE "family" ADD CONSTRAINT "family_school_days_not_empty" CHECK (cardinality("school_days") > 0);
ALTER TABLE "family" ADD CONSTRAINT "family_year_start_is_month_and_day" CHECK ("year_start" ~ '^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))$');
ALTER TABLE "user" ADD CONSTRAINT "user_email_is_lower_case" CHECK ("email" = lower("email"));
ALTER TABLE "user" ADD CONSTRAINT "user_is_a_child_exactly_when_student" CHECK (("role" = 'student') = ("student_id" IS NOT NULL));
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_is_for_an_adult" CHECK ("role" IN ('parent', 'teacher'));
ALTER TABLE "student" ADD CONSTRAINT "student_grade_level_known" CHECK ("grade_level" IN ('K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'));
ALTER TABLE "student" ADD CONSTRAINT "student_color_is_hex" CHECK ("color" ~ '^#[0-9a-f]{6}$');
ALTER TABLE "file" ADD CONSTRAINT "file_belongs_to_one_thing" CHECK (num_nonnulls("submission_id", "student_id", "user_id") = 1);
ALTER TABLE "file" ADD CONSTRAINT "file_size_is_its_content" CHECK ("size" = octet_length("content"));
ALTER TABLE "subject" ADD CONSTRAINT "subject_grade_level_known" CHECK ("grade_level" IN ('K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'));
ALTER TABLE "subject" ADD CONSTRAINT "subject_color_is_hex" CHECK ("color" ~ '^#[0-9a-f]{6}$');
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_year_is_two_consecutive" CHECK (
  "academic_year" ~ '^[0-9]{4}-[0-9]{4}$'
  AND split_part("academic_year", '-', 2)::int = split_part("academic_year", '-', 1)::int + 1
);
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_points_not_negative" CHECK ("points_possible" >= 0);
ALTER TABLE "grade" ADD CONSTRAINT "grade_points_not_negative" CHECK ("points_earned" >= 0);
ALTER TABLE "grade" ADD CONSTRAINT "grade_percentage_in_range" CHECK ("percentage" BETWEEN 0 AND 100);
ALTER TABLE "grade" ADD CONSTRAINT "grade_letter_known" CHECK ("letter_grade" IN ('A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D', 'F'));
ALTER TABLE "grade" ADD CONSTRAINT "grade_letter_goes_with_percentage" CHECK (("percentage" IS NULL) = ("letter_grade" IS NULL));
ALTER TABLE "submission" ADD CONSTRAINT "submission_has_what_its_kind_says" CHECK (
  ("kind" = 'drive' AND "url" IS NOT NULL) OR ("kind" = 'text' AND "text" IS NOT NULL) OR "kind" = 'upload'
);
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_position_not_negative" CHECK ("position" >= 0);
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_minutes_positive" CHECK ("minutes" > 0);
ALTER TABLE "schedule_entry" ADD CONSTRAINT "schedule_entry_ends_after_it_starts" CHECK ("end_time" > "start_time");
ALTER TABLE "schedule_entry" ADD CONSTRAINT "schedule_entry_last_day_not_before_first" CHECK ("end_date" >= "start_date");
ALTER TABLE "event" ADD CONSTRAINT "event_ends_after_it_starts" CHECK (
  CASE WHEN "all_day" THEN "end_date" >= "start_date" ELSE "end_date" > "start_date" END
);
ALTER TABLE "settings" ADD CONSTRAINT "settings_date_format_known" CHECK ("date_format" IN ('YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY'));
ALTER TABLE "outbox_email" ADD CONSTRAINT "outbox_email_sent_has_its_time" CHECK (("status" = 'sent') = ("sent_at" IS NOT NULL));
ALTER TABLE "rate_limit" ADD CONSTRAINT "rate_limit_count_not_negative" CHECK ("count" >= 0);

-- A version counts changes, from 1.
ALTER TABLE "family" ADD CONSTRAINT "family_version_from_one" CHECK ("version" > 0);
ALTER TABLE "user" ADD CONSTRAINT "user_version_from_one" CHECK ("version" > 0);
ALTER TABLE "student" ADD CONSTRAINT "student_version_from_one" CHECK ("version" > 0);
ALTER TABLE "subject" ADD CONSTRAINT "subject_version_from_one" CHECK ("version" > 0);
ALTER TABLE "provider" ADD CONSTRAINT "provider_version_from_one" CHECK ("version" > 0);
ALTER TABLE "curriculum" ADD CONSTRAINT "curriculum_version_from_one" CHECK ("version" > 0);
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_version_from_one" CHECK ("version" > 0);
ALTER TABLE "grade" ADD CONSTRAINT "grade_version_from_one" CHECK ("version" > 0);
ALTER TABLE "resource" ADD CONSTRAINT "resource_version_from_one" CHECK ("version" > 0);
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_version_from_one" CHECK ("version" > 0);
ALTER TABLE "schedule_entry" ADD CONSTRAINT "schedule_entry_version_from_one" CHECK ("version" > 0);
ALTER TABLE "event" ADD CONSTRAINT "event_version_from_one" CHECK ("version" > 0);
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_version_from_one" CHECK ("version" > 0);
ALTER TABLE "settings" ADD CONSTRAINT "settings_version_from_one" CHECK ("version" > 0);

-- What a person is shown by name has one.
ALTER TABLE "family" ADD CONSTRAINT "family_name_not_blank" CHECK (btrim("name") <> '');
ALTER TABLE "user" ADD CONSTRAINT "user_first_name_not_blank" CHECK (btrim("first_name") <> '');
ALTER TABLE "user" ADD CONSTRAINT "user_last_name_not_blank" CHECK (btrim("last_name") <> '');
ALTER TABLE "student" ADD CONSTRAINT "student_first_name_not_blank" CHECK (btrim("first_name") <> '');
ALTER TABLE "student" ADD CONSTRAINT "student_last_name_not_blank" CHECK (btrim("last_name") <> '');
ALTER TABLE "subject" ADD CONSTRAINT "subject_name_not_blank" CHECK (btrim("name") <> '');
ALTER TABLE "provider" ADD CONSTRAINT "provider_name_not_blank" CHECK (btrim("name") <> '');
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_title_not_blank" CHECK (btrim("title") <> '');
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_title_not_blank" CHECK (btrim("title") <> '');
ALTER TABLE "resource" ADD CONSTRAINT "resource_title_not_blank" CHECK (btrim("title") <> '');
ALTER TABLE "event" ADD CONSTRAINT "event_title_not_blank" CHECK (btrim("title") <> '');
