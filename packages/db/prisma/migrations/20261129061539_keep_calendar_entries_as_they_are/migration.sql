-- A calendar's events have types of their own, so they are no longer stored as the cells of a table. Waiting imports are converted.
-- AlterTable
ALTER TABLE "data_import" ADD COLUMN     "entries" JSONB,
ALTER COLUMN "cells" DROP NOT NULL;

UPDATE "data_import" SET "cells" = NULL, "entries" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'uid', c.cells ->> 0, 'title', c.cells ->> 1, 'start_date', c.cells ->> 2, 'end_date', c.cells ->> 3,
      'all_day', c.cells ->> 4 = 'yes', 'location', c.cells ->> 5, 'description', c.cells ->> 6
    ) ORDER BY c."row"), '[]')
  FROM jsonb_to_recordset("data_import"."cells") AS c ("row" int, cells jsonb)
)
WHERE "kind" = 'calendar';
