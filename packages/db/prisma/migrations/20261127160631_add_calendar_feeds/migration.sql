-- A family can read its calendar in another program, by a link of which only the hash is stored.
-- CreateEnum
CREATE TYPE "calendar_part" AS ENUM ('classes', 'lessons', 'due_work', 'events', 'days_off');

-- CreateEnum
CREATE TYPE "calendar_detail" AS ENUM ('titles', 'busy');

-- CreateTable
CREATE TABLE "calendar_feed" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "student_id" UUID,
    "token_hash" TEXT NOT NULL,
    "include" "calendar_part"[],
    "detail" "calendar_detail" NOT NULL DEFAULT 'titles',
    "last_read_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feed_token_hash_key" ON "calendar_feed"("token_hash");

-- CreateIndex
CREATE INDEX "calendar_feed_family_id_user_id_idx" ON "calendar_feed"("family_id", "user_id");

-- CreateIndex
CREATE INDEX "calendar_feed_family_id_student_id_idx" ON "calendar_feed"("family_id", "student_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feed_family_id_id_key" ON "calendar_feed"("family_id", "id");

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_family_id_student_id_fkey" FOREIGN KEY ("family_id", "student_id") REFERENCES "student"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
