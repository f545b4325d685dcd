-- A day of 30 marks wrote 30 statements to record them, one for each mark. The rows of a statement are recorded together.
CREATE FUNCTION "record_change_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change_row" ("change_id", "family_id", "noun", "row_id", "after")
    SELECT current_setting('hearthbook.change_id')::uuid, n."family_id", TG_TABLE_NAME, n."id", to_jsonb(n)
    FROM "new_rows" n
    ON CONFLICT ("change_id", "noun", "row_id") DO UPDATE SET "after" = EXCLUDED."after";
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change_row" ("change_id", "family_id", "noun", "row_id", "before")
    SELECT current_setting('hearthbook.change_id')::uuid, o."family_id", TG_TABLE_NAME, o."id", to_jsonb(o)
    FROM "old_rows" o
    ON CONFLICT ("change_id", "noun", "row_id") DO UPDATE SET "after" = EXCLUDED."after";
  ELSE
    -- Grouped, not joined, because a join would be planned for as few rows as it had the first time.
    INSERT INTO "change_row" ("change_id", "family_id", "noun", "row_id", "before", "after")
    SELECT current_setting('hearthbook.change_id')::uuid, r."family_id", TG_TABLE_NAME, r."id",
      (array_agg(r."before") FILTER (WHERE r."before" IS NOT NULL))[1], (array_agg(r."after") FILTER (WHERE r."after" IS NOT NULL))[1]
    FROM (
      SELECT o."family_id", o."id", to_jsonb(o) AS "before", NULL::jsonb AS "after" FROM "old_rows" o
      UNION ALL
      SELECT n."family_id", n."id", NULL, to_jsonb(n) FROM "new_rows" n
    ) r
    GROUP BY r."family_id", r."id"
    ON CONFLICT ("change_id", "noun", "row_id") DO UPDATE SET "after" = EXCLUDED."after";
  END IF;
  RETURN NULL;
END
$$;

DROP TRIGGER "attendance_record_record_change" ON "attendance_record";
CREATE TRIGGER "attendance_record_insert_record_change" AFTER INSERT ON "attendance_record" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_change_rows"();
CREATE TRIGGER "attendance_record_update_record_change" AFTER UPDATE ON "attendance_record"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_change_rows"();
CREATE TRIGGER "attendance_record_delete_record_change" AFTER DELETE ON "attendance_record" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT WHEN (coalesce(current_setting('hearthbook.change_id', true), '') <> '') EXECUTE FUNCTION "record_change_rows"();
