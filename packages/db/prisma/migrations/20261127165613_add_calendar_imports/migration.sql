-- A calendar is imported a second time when it has changed, so its events are known by their names there.
-- AlterEnum
ALTER TYPE "import_kind" ADD VALUE 'calendar';

-- AlterTable
ALTER TABLE "event" ADD COLUMN     "calendar_uid" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "event_family_id_calendar_uid_key" ON "event"("family_id", "calendar_uid");
