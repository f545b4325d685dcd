-- Every POST may carry a key, those of people who are not signed in too, and the answer that is kept for it holds a family's data
-- or tokens: so that it is sealed. Nobody has used the table until now.
-- DropIndex
DROP INDEX "idempotency_key_family_id_user_id_key_key";

-- AlterTable
ALTER TABLE "idempotency_key" DROP COLUMN "response_body",
DROP COLUMN "response_status",
ADD COLUMN     "answer" TEXT,
ALTER COLUMN "family_id" DROP NOT NULL,
ALTER COLUMN "user_id" DROP NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_key_key_key" ON "idempotency_key"("key");

-- CreateIndex
CREATE INDEX "idempotency_key_family_id_user_id_idx" ON "idempotency_key"("family_id", "user_id");
