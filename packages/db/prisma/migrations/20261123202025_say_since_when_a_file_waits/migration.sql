-- A file that was handed in long ago and is taken back, or that came back out of an archive, waits from then on; counted from when it
-- was made, it went with the next clean-up.
-- DropIndex
DROP INDEX "file_created_at_idx";

-- AlterTable
ALTER TABLE "file" ADD COLUMN     "waiting_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "file_waiting_since_idx" ON "file"("waiting_since") WHERE (assignment_id IS NOT NULL);
