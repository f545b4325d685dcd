-- Files are uploaded in parts like archives, so that a file may be larger than one request. Both share these tables.
CREATE TYPE "upload_purpose" AS ENUM ('archive', 'file');

-- Uploads that were begun before stay, and can be continued.
ALTER TABLE "archive_upload" RENAME TO "upload";
ALTER TABLE "upload" RENAME CONSTRAINT "archive_upload_pkey" TO "upload_pkey";
ALTER TABLE "upload" RENAME CONSTRAINT "archive_upload_family_id_user_id_fkey" TO "upload_family_id_user_id_fkey";
ALTER INDEX "archive_upload_family_id_user_id_idx" RENAME TO "upload_family_id_user_id_idx";
ALTER INDEX "archive_upload_created_at_idx" RENAME TO "upload_created_at_idx";
ALTER INDEX "archive_upload_family_id_id_key" RENAME TO "upload_family_id_id_key";

ALTER TABLE "archive_part" RENAME TO "upload_part";
ALTER TABLE "upload_part" RENAME CONSTRAINT "archive_part_pkey" TO "upload_part_pkey";
ALTER TABLE "upload_part" RENAME CONSTRAINT "archive_part_family_id_upload_id_fkey" TO "upload_part_family_id_upload_id_fkey";
ALTER INDEX "archive_part_family_id_id_key" RENAME TO "upload_part_family_id_id_key";
ALTER INDEX "archive_part_family_id_upload_id_position_key" RENAME TO "upload_part_family_id_upload_id_position_key";

ALTER TABLE "upload" ADD COLUMN     "purpose" "upload_purpose" NOT NULL DEFAULT 'archive',
ADD COLUMN     "assignment_id" UUID,
ADD COLUMN     "name" TEXT,
ADD COLUMN     "fingerprint" TEXT;
ALTER TABLE "upload" ALTER COLUMN "purpose" DROP DEFAULT;

CREATE INDEX "upload_family_id_assignment_id_idx" ON "upload"("family_id", "assignment_id");
ALTER TABLE "upload" ADD CONSTRAINT "upload_family_id_assignment_id_fkey" FOREIGN KEY ("family_id", "assignment_id") REFERENCES "assignment"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "upload" ADD CONSTRAINT "upload_fits_purpose" CHECK (("purpose" = 'file') = ("assignment_id" IS NOT NULL) AND ("purpose" = 'file') = ("name" IS NOT NULL));

ALTER TABLE "file" ADD COLUMN     "needs_password" BOOLEAN NOT NULL DEFAULT false;

-- Stored without compression, which photos and documents already have, so that a range is read without the rest.
ALTER TABLE "upload_part" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
ALTER TABLE "file_content" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
