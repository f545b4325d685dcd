-- An account must not be reached by way of another: what a change of signing in is proved and undone by, which browsers somebody has
-- used before, which logins of children were made before their parent's address was confirmed, and which families are samples.
-- AlterEnum
ALTER TYPE "token_purpose" ADD VALUE 'email_code';
ALTER TYPE "token_purpose" ADD VALUE 'sign_in_undo';
ALTER TYPE "token_purpose" ADD VALUE 'child_address';

-- AlterTable
ALTER TABLE "family" ADD COLUMN     "is_demo" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "login_attempt" ADD COLUMN     "device_hash" TEXT;

-- AlterTable
ALTER TABLE "one_time_token" ADD COLUMN     "detail" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "device_hash" TEXT;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "made_in_session" UUID;

-- CreateIndex
CREATE INDEX "one_time_token_email_idx" ON "one_time_token"("email");

-- A visitor's family ends; the one that an installation begins with has an adult at the product's own domain, where nobody can register.
UPDATE "family" SET "is_demo" = true
WHERE "expires_at" IS NOT NULL
  OR "id" IN (SELECT "family_id" FROM "user" WHERE "role" <> 'student' AND "email" LIKE '%@hearthbook.app');
