-- How a course is graded decides its results as much as its grades do, so in a locked year it changes only with a reason, too.
CREATE FUNCTION "grading_of"("course" "curriculum") RETURNS JSONB LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('curriculum_id', "course"."id", 'grading_scale_id', "course"."grading_scale_id",
    'scale', coalesce("course"."builtin_scale", (
      SELECT "name" FROM "grading_scale" WHERE "family_id" = "course"."family_id" AND "id" = "course"."grading_scale_id")),
    'weights', "course"."weights", 'drop_lowest', "course"."drop_lowest",
    'level', "course"."level", 'credits', "course"."credits")
$$;

CREATE FUNCTION "grading_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "grading_of"(OLD) <> "grading_of"(NEW) THEN
    PERFORM "amend"(OLD."family_id", OLD."student_id", NULL, OLD."academic_year", 'course_result', OLD."id", "grading_of"(OLD), "grading_of"(NEW));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "curriculum_grading_amend" AFTER UPDATE OF "grading_scale_id", "builtin_scale", "weights", "drop_lowest", "level", "credits"
  ON "curriculum" FOR EACH ROW EXECUTE FUNCTION "grading_changed"();
