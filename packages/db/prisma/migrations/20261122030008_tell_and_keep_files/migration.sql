-- Children hand in photos and papers. Files are uploaded one after the other and belong to an assignment until it is handed in;
-- their bytes lie apart, so that a list of files reads none and another store can take their place. A notification says what it
-- tells of: it goes with that, and an Undo finds it.

-- CreateTable
CREATE TABLE "file_content" (
    "file_id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_content_pkey" PRIMARY KEY ("file_id")
);

-- DropIndex
DROP INDEX "notification_family_id_user_id_is_read_created_at_idx";

-- AlterTable
ALTER TABLE "file" ADD COLUMN     "assignment_id" UUID,
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

-- The bytes that there are move before their column goes, and with it the check of their number.
INSERT INTO "file_content" ("file_id", "family_id", "bytes") SELECT "id", "family_id", "content" FROM "file";
ALTER TABLE "file" DROP CONSTRAINT "file_size_is_its_content";
ALTER TABLE "file" DROP COLUMN "content";
ALTER TABLE "file" DROP CONSTRAINT "file_belongs_to_one_thing";
ALTER TABLE "file" ADD CONSTRAINT "file_belongs_to_one_thing" CHECK (num_nonnulls("assignment_id", "submission_id", "student_id", "user_id") = 1);

-- Where it leads follows from what it tells of; the web app knows its own paths.
ALTER TABLE "notification" DROP COLUMN "link",
ADD COLUMN     "assignment_id" UUID,
ADD COLUMN     "day" DATE,
ADD COLUMN     "student_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "file_content_family_id_file_id_key" ON "file_content"("family_id", "file_id");

-- CreateIndex
CREATE INDEX "file_family_id_assignment_id_idx" ON "file"("family_id", "assignment_id");

-- CreateIndex
CREATE INDEX "notification_family_id_user_id_visible_at_id_idx" ON "notification"("family_id", "user_id", "visible_at", "id");

-- CreateIndex
CREATE INDEX "notification_family_id_student_id_idx" ON "notification"("family_id", "student_id");

-- CreateIndex
CREATE INDEX "notification_family_id_assignment_id_idx" ON "notification"("family_id", "assignment_id");

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_family_id_assignment_id_fkey" FOREIGN KEY ("family_id", "assignment_id") REFERENCES "assignment"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "file_content" ADD CONSTRAINT "file_content_family_id_file_id_fkey" FOREIGN KEY ("family_id", "file_id") REFERENCES "file"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_family_id_assignment_id_fkey" FOREIGN KEY ("family_id", "assignment_id") REFERENCES "assignment"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Siblings may hand in from one Google account, their parent's; only one that signs somebody in is one person's.
DROP INDEX "oauth_account_provider_purpose_provider_account_id_key";
ALTER TABLE "oauth_account" ADD COLUMN     "sign_in_key" TEXT;
UPDATE "oauth_account" SET "sign_in_key" = "provider" || ':' || "provider_account_id" WHERE "purpose" = 'sign_in';
CREATE UNIQUE INDEX "oauth_account_sign_in_key_key" ON "oauth_account"("sign_in_key");
CREATE INDEX "oauth_account_provider_provider_account_id_idx" ON "oauth_account"("provider", "provider_account_id");
ALTER TABLE "oauth_account" ADD CONSTRAINT "oauth_account_that_signs_in_has_its_key" CHECK (("purpose" = 'sign_in') = ("sign_in_key" IS NOT NULL));
