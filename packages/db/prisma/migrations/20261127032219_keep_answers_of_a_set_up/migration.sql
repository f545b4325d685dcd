-- Answers of the welcome page are not overwritten by a device that has older ones, and stand again if the set-up is undone.
-- AlterTable
ALTER TABLE "change" ADD COLUMN     "setup_answers" JSONB;

-- AlterTable
ALTER TABLE "family" ADD COLUMN     "setup_version" INTEGER NOT NULL DEFAULT 0;
