-- A parent can keep a child from seeing its grades, and some work is done without anything to hand in.
ALTER TABLE "assignment" ADD COLUMN     "needs_answer" BOOLEAN NOT NULL DEFAULT true;

ALTER TABLE "student" ADD COLUMN     "sees_grades" BOOLEAN NOT NULL DEFAULT true;
