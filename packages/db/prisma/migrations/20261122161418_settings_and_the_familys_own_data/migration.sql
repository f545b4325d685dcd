-- Settings, messages and the family's own data. A link can be bound to the address that it was mailed to, so that a new address
-- is one's own only once it was shown to be. A notice is mailed when it can no longer be undone. A family's data comes back in parts.

-- Unsubscribing needs no row: its link is signed. Connecting an account elsewhere takes a ticket with it.
CREATE TYPE "token_purpose_new" AS ENUM ('password_reset', 'email_verification', 'magic_link', 'drive_ticket', 'connection_ticket');
ALTER TABLE "one_time_token" ALTER COLUMN "purpose" TYPE "token_purpose_new" USING ("purpose"::text::"token_purpose_new");
ALTER TYPE "token_purpose" RENAME TO "token_purpose_old";
ALTER TYPE "token_purpose_new" RENAME TO "token_purpose";
DROP TYPE "public"."token_purpose_old";

-- AlterTable
ALTER TABLE "notification" ADD COLUMN     "announced_at" TIMESTAMPTZ(3);

-- What was told before there was mail of it is not mailed now.
UPDATE "notification" SET "announced_at" = "visible_at";

-- AlterTable
ALTER TABLE "one_time_token" ADD COLUMN     "email" TEXT;

-- Families who chose nothing have written their dates as Americans do until now.
UPDATE "settings" SET "date_format" = 'MM/DD/YYYY';
ALTER TABLE "settings" ALTER COLUMN "date_format" SET DEFAULT 'MM/DD/YYYY';

-- What is pushed to a browser ends with the session it was asked for in. Of earlier ones nobody knows which that was.
DELETE FROM "push_subscription";
ALTER TABLE "push_subscription" ADD COLUMN     "session_id" UUID NOT NULL;

-- CreateTable
CREATE TABLE "archive_upload" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "size" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "archive_upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "archive_part" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "upload_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "archive_part_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "archive_upload_family_id_user_id_idx" ON "archive_upload"("family_id", "user_id");

-- CreateIndex
CREATE INDEX "archive_upload_created_at_idx" ON "archive_upload"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "archive_upload_family_id_id_key" ON "archive_upload"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "archive_part_family_id_id_key" ON "archive_part"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "archive_part_family_id_upload_id_position_key" ON "archive_part"("family_id", "upload_id", "position");

-- CreateIndex
CREATE INDEX "notification_announced_at_visible_at_idx" ON "notification"("announced_at", "visible_at");

-- CreateIndex
CREATE INDEX "push_subscription_family_id_session_id_idx" ON "push_subscription"("family_id", "session_id");

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_family_id_session_id_fkey" FOREIGN KEY ("family_id", "session_id") REFERENCES "session"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "archive_upload" ADD CONSTRAINT "archive_upload_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "archive_part" ADD CONSTRAINT "archive_part_family_id_upload_id_fkey" FOREIGN KEY ("family_id", "upload_id") REFERENCES "archive_upload"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
