-- What was asked and filed in a locked school year changes only with a reason, as its other records do.
ALTER TYPE "amended_noun" ADD VALUE 'requirement';
ALTER TYPE "amended_noun" ADD VALUE 'filing';

CREATE FUNCTION "amend_requirement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_year" TEXT;
  "old_row" JSONB := "content_of"(to_jsonb(OLD));
  "new_row" JSONB;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    "new_row" := "content_of"(to_jsonb(NEW));
  END IF;
  IF "old_row" IS DISTINCT FROM "new_row" THEN
    SELECT "academic_year" INTO "of_year" FROM "school_year" WHERE "family_id" = OLD."family_id" AND "id" = OLD."school_year_id";
    PERFORM "amend"(OLD."family_id", OLD."student_id", NULL, "of_year", 'requirement', OLD."id", "old_row", "new_row");
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "requirement_amend" AFTER UPDATE OR DELETE ON "requirement"
  FOR EACH ROW EXECUTE FUNCTION "amend_requirement"();

-- What was handed in stays as it was; what is still open can be handed in after the year. When it was reminded of is no record.
CREATE FUNCTION "amend_filing"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_year" TEXT;
  "old_row" JSONB := "content_of"(to_jsonb(OLD)) - 'reminded_at';
  "new_row" JSONB;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    "new_row" := "content_of"(to_jsonb(NEW)) - 'reminded_at';
  END IF;
  IF "old_row" IS DISTINCT FROM "new_row" THEN
    SELECT y."academic_year" INTO "of_year" FROM "requirement" r
      JOIN "school_year" y ON y."family_id" = r."family_id" AND y."id" = r."school_year_id"
    WHERE r."family_id" = OLD."family_id" AND r."id" = OLD."requirement_id";
    PERFORM "amend"(OLD."family_id", OLD."student_id", NULL, "of_year", 'filing', OLD."id", "old_row", "new_row");
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "filing_amend" AFTER UPDATE OR DELETE ON "filing"
  FOR EACH ROW WHEN (OLD."done_on" IS NOT NULL) EXECUTE FUNCTION "amend_filing"();
