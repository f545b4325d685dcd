-- A hosted installation may keep the contents of files in a bucket, which costs a tenth of a database's space.
ALTER TABLE "change_file" ADD COLUMN     "object_id" UUID,
ALTER COLUMN "bytes" DROP NOT NULL;

ALTER TABLE "file_content" ADD COLUMN     "object_id" UUID,
ALTER COLUMN "bytes" DROP NOT NULL;

ALTER TABLE "upload" ADD COLUMN     "object_id" UUID;

CREATE TABLE "unused_object" (
    "object_id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "delete_after" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unused_object_pkey" PRIMARY KEY ("object_id")
);

CREATE INDEX "unused_object_delete_after_idx" ON "unused_object"("delete_after");

CREATE UNIQUE INDEX "unused_object_family_id_object_id_key" ON "unused_object"("family_id", "object_id");

CREATE INDEX "change_file_object_idx" ON "change_file"("object_id") WHERE (object_id IS NOT NULL);

CREATE INDEX "file_content_in_database_idx" ON "file_content"("file_id") WHERE (object_id IS NULL);

CREATE UNIQUE INDEX "file_content_object_key" ON "file_content"("object_id") WHERE (object_id IS NOT NULL);

ALTER TABLE "file_content" ADD CONSTRAINT "file_content_in_one_place" CHECK (num_nonnulls("bytes", "object_id") = 1);
ALTER TABLE "change_file" ADD CONSTRAINT "change_file_in_one_place" CHECK (num_nonnulls("bytes", "object_id") = 1);
ALTER TABLE "upload" ADD CONSTRAINT "upload_object_is_of_a_file" CHECK ("object_id" IS NULL OR "purpose" = 'file');

-- A deletion that can be undone remembers the object, and the bucket keeps it.
CREATE OR REPLACE FUNCTION "record_change_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "change_file" ("change_id", "family_id", "file_id", "bytes", "object_id")
  VALUES (current_setting('hearthbook.change_id')::uuid, OLD."family_id", OLD."file_id", OLD."bytes", OLD."object_id");
  RETURN NULL;
END
$$;

-- Files are deleted by cascades, also with their family, so the database lists the objects that lose a row. The job that deletes
-- objects passes over those that still have one.
CREATE FUNCTION "record_unused_object"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "unused_object" ("object_id", "family_id", "delete_after")
  VALUES (OLD."object_id", OLD."family_id", now())
  ON CONFLICT ("object_id") DO UPDATE SET "delete_after" = EXCLUDED."delete_after";
  RETURN NULL;
END
$$;
CREATE TRIGGER "file_content_unused_object" AFTER DELETE ON "file_content"
  FOR EACH ROW WHEN (OLD."object_id" IS NOT NULL) EXECUTE FUNCTION "record_unused_object"();
CREATE TRIGGER "change_file_unused_object" AFTER DELETE ON "change_file"
  FOR EACH ROW WHEN (OLD."object_id" IS NOT NULL) EXECUTE FUNCTION "record_unused_object"();
