-- A family can share one tablet, on which each child signs in with a PIN. What was opened there ends with the tablet.
ALTER TABLE "session" ADD COLUMN     "tablet_id" UUID;

-- CreateTable
CREATE TABLE "tablet" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tablet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tablet_pin" (
    "user_id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "pin_hash" TEXT NOT NULL,
    "wrong_tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tablet_pin_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "tablet_token_hash_key" ON "tablet"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "tablet_family_id_id_key" ON "tablet"("family_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "tablet_pin_family_id_user_id_key" ON "tablet_pin"("family_id", "user_id");

-- CreateIndex
CREATE INDEX "session_family_id_tablet_id_idx" ON "session"("family_id", "tablet_id");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_family_id_tablet_id_fkey" FOREIGN KEY ("family_id", "tablet_id") REFERENCES "tablet"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "tablet" ADD CONSTRAINT "tablet_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tablet_pin" ADD CONSTRAINT "tablet_pin_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
