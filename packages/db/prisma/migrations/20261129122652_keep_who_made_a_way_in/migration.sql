-- A way in keeps who made it, so that a new password can revoke it, and a transcript's link when it was opened. Rows of before name nobody.
-- AlterTable
ALTER TABLE "tablet" ADD COLUMN     "made_by" UUID;

-- AlterTable
ALTER TABLE "tablet_pin" ADD COLUMN     "made_by" UUID;

-- AlterTable
ALTER TABLE "transcript_link" ADD COLUMN     "last_opened_at" TIMESTAMPTZ(3),
ADD COLUMN     "made_by" UUID,
ADD COLUMN     "opens" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "tablet_family_id_made_by_idx" ON "tablet"("family_id", "made_by");

-- CreateIndex
CREATE INDEX "tablet_pin_family_id_made_by_idx" ON "tablet_pin"("family_id", "made_by");

-- CreateIndex
CREATE INDEX "transcript_link_family_id_made_by_idx" ON "transcript_link"("family_id", "made_by");

-- AddForeignKey
ALTER TABLE "transcript_link" ADD CONSTRAINT "transcript_link_family_id_made_by_fkey" FOREIGN KEY ("family_id", "made_by") REFERENCES "user"("family_id", "id") ON DELETE SET NULL ("made_by") ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "tablet" ADD CONSTRAINT "tablet_family_id_made_by_fkey" FOREIGN KEY ("family_id", "made_by") REFERENCES "user"("family_id", "id") ON DELETE SET NULL ("made_by") ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "tablet_pin" ADD CONSTRAINT "tablet_pin_family_id_made_by_fkey" FOREIGN KEY ("family_id", "made_by") REFERENCES "user"("family_id", "id") ON DELETE SET NULL ("made_by") ON UPDATE NO ACTION;
