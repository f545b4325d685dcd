-- A spreadsheet is looked at before it is imported, so it is kept for a day.
-- CreateEnum
CREATE TYPE "import_kind" AS ENUM ('students', 'subjects', 'lessons', 'assignments', 'attendance', 'time', 'books');

-- CreateEnum
CREATE TYPE "import_status" AS ENUM ('preview', 'done');

-- CreateTable
CREATE TABLE "data_import" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "import_kind" NOT NULL,
    "status" "import_status" NOT NULL DEFAULT 'preview',
    "filename" TEXT NOT NULL,
    "encoding" TEXT NOT NULL,
    "delimiter" TEXT,
    "cells" JSONB NOT NULL,
    "decisions" JSONB NOT NULL DEFAULT '{}',
    "reading" JSONB NOT NULL DEFAULT '{}',
    "judged" JSONB NOT NULL DEFAULT '[]',
    "change_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "data_import_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "data_import_family_id_user_id_idx" ON "data_import"("family_id", "user_id");

-- CreateIndex
CREATE INDEX "data_import_expires_at_idx" ON "data_import"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "data_import_family_id_id_key" ON "data_import"("family_id", "id");

-- AddForeignKey
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
