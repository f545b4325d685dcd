-- Programs call the API in the name of an adult, with a token that the adult can revoke.
-- CreateEnum
CREATE TYPE "token_scope" AS ENUM ('read', 'read_write');

-- CreateTable
CREATE TABLE "access_token" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "scope" "token_scope" NOT NULL,
    "expires_on" DATE,
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "access_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "access_token_token_hash_key" ON "access_token"("token_hash");

-- CreateIndex
CREATE INDEX "access_token_family_id_user_id_idx" ON "access_token"("family_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "access_token_family_id_id_key" ON "access_token"("family_id", "id");

-- AddForeignKey
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
