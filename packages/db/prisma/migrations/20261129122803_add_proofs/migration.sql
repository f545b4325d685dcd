-- What is sensitive needs a recent proof of who the person is, besides an open session.
-- AlterTable
ALTER TABLE "session" ADD COLUMN     "proved_until" TIMESTAMPTZ(3);
