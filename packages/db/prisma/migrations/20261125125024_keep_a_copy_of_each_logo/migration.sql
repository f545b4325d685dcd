-- The server keeps its own copy of each provider's logo, so that no browser loads a picture from the address that somebody typed.
-- AlterTable
ALTER TABLE "file" ADD COLUMN     "provider_id" UUID;

-- AlterTable
ALTER TABLE "provider" ADD COLUMN     "logo_tried_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "file_family_id_provider_id_key" ON "file"("family_id", "provider_id");

-- CreateIndex
CREATE INDEX "provider_logo_untried_idx" ON "provider"("family_id", "id") WHERE (logo_url IS NOT NULL AND logo_tried_at IS NULL);

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_provider_id_fkey" FOREIGN KEY ("family_id", "provider_id") REFERENCES "provider"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "file" DROP CONSTRAINT "file_belongs_to_one_thing";
ALTER TABLE "file" ADD CONSTRAINT "file_belongs_to_one_thing" CHECK (num_nonnulls("assignment_id", "submission_id", "student_id", "user_id", "provider_id") = 1);
