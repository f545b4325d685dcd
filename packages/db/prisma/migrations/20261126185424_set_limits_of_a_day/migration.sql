-- A family says how long a day may be, and which children need an adult beside them, so that the week can point out days that ask too much.
ALTER TABLE "family" ADD COLUMN     "adult_below_grade" TEXT,
ADD COLUMN     "max_day_minutes" INTEGER;
ALTER TABLE "family" ADD CONSTRAINT "family_max_day_minutes_in_range" CHECK ("max_day_minutes" BETWEEN 30 AND 900);
ALTER TABLE "family" ADD CONSTRAINT "family_adult_below_grade_known" CHECK ("adult_below_grade" IN ('K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'));
