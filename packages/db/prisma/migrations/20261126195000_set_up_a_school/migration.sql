-- A set-up can be undone, and the history names it.
ALTER TYPE "change_kind" ADD VALUE 'setup';

-- Answers of the welcome page outlive the device on which they were given.
-- AlterTable
ALTER TABLE "family" ADD COLUMN "setup_answered_at" TIMESTAMPTZ(3),
ADD COLUMN "setup_answers" JSONB;
