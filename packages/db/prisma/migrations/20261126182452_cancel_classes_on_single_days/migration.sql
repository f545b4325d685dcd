-- A family cancels or moves a weekly class on a single day, and adds the classes of several weekdays as one change that can be undone.
ALTER TYPE "change_kind" ADD VALUE 'classes';

-- AlterTable
ALTER TABLE "schedule_entry" ADD COLUMN     "canceled_days" DATE[] DEFAULT ARRAY[]::DATE[];
