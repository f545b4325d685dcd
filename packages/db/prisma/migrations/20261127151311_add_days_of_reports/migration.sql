-- A report keeps the days that it is about, so that what was written about them is never printed with other days.
ALTER TABLE "filing" ADD COLUMN     "end_date" DATE,
ADD COLUMN     "start_date" DATE;

ALTER TABLE "filing" ADD CONSTRAINT "filing_days_in_order" CHECK ("start_date" <= "end_date");
ALTER TABLE "filing" ADD CONSTRAINT "filing_days_together" CHECK (("start_date" IS NULL) = ("end_date" IS NULL));
