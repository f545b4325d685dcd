-- A transcript names test scores, and the profile of the school says how it teaches, in the words of the family.
-- AlterTable
ALTER TABLE "family" ADD COLUMN     "school_about" TEXT;

-- AlterTable
ALTER TABLE "student" ADD COLUMN     "test_scores" JSONB NOT NULL DEFAULT '[]';
