-- Who joined on a thief's invitation is suspended when the thief's change is undone, and who was removed by one comes back by mail.
-- AlterTable
ALTER TABLE "invitation" ADD COLUMN     "first_name" TEXT,
ADD COLUMN     "is_return" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "last_name" TEXT;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "invited_by" UUID,
ADD COLUMN     "suspended_at" TIMESTAMPTZ(3);

-- Who has joined so far. Later addresses are not known, but only the last 7 days count.
UPDATE "user" u SET "invited_by" = i."invited_by" FROM "invitation" i
  WHERE i."family_id" = u."family_id" AND i."email" = u."email" AND i."accepted_at" IS NOT NULL;
