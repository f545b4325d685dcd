-- An import of a calendar follows its source: it removes what the calendar no longer has, and leaves what the family edited. Waiting imports
-- are converted. Whether an event was edited was not kept until now, so that one with a second version counts as edited.
-- AlterTable
ALTER TABLE "event" ADD COLUMN     "is_edited" BOOLEAN NOT NULL DEFAULT false;

UPDATE "event" SET "is_edited" = true WHERE "calendar_uid" IS NOT NULL AND "version" > 1;

-- AlterTable
ALTER TABLE "data_import" RENAME COLUMN "entries" TO "calendar";

-- AlterTable
ALTER TABLE "data_import" ADD COLUMN     "broken_lines" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sheet" INTEGER,
ADD COLUMN     "sheets" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "source" BYTEA;

UPDATE "data_import" SET
  "calendar" = jsonb_build_object('series', '[]'::jsonb, 'entries', (
    SELECT coalesce(jsonb_agg(e || jsonb_build_object('series', e ->> 'uid', 'problem', NULL) ORDER BY place), '[]')
    FROM jsonb_array_elements("data_import"."calendar") WITH ORDINALITY AS x (e, place)
  ))
WHERE "kind" = 'calendar';

UPDATE "data_import" SET
  "reading" = jsonb_set("reading", '{counts,removed}', '0'),
  "judged" = (
    SELECT coalesce(jsonb_agg(r || '{"warnings": []}' ORDER BY place), '[]')
    FROM jsonb_array_elements("data_import"."judged") WITH ORDINALITY AS x (r, place)
  )
WHERE "reading" ? 'counts';
