-- A lesson that is opened again shows the work that was set with it; a parent may hand in a link that is no Drive file.
-- AlterEnum
ALTER TYPE "submission_kind" ADD VALUE 'link';

-- AlterTable
ALTER TABLE "assignment" ADD COLUMN     "lesson_id" UUID;

-- CreateIndex
CREATE INDEX "assignment_family_id_student_id_lesson_id_idx" ON "assignment"("family_id", "student_id", "lesson_id");

-- CreateIndex
CREATE UNIQUE INDEX "lesson_family_id_student_id_id_key" ON "lesson"("family_id", "student_id", "id");

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_family_id_student_id_lesson_id_fkey" FOREIGN KEY ("family_id", "student_id", "lesson_id") REFERENCES "lesson"("family_id", "student_id", "id") ON DELETE SET NULL ("lesson_id") ON UPDATE NO ACTION;
