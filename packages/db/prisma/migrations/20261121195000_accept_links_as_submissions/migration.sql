-- A link that is no Drive file has an address too. A migration of its own, since a new value of an enum cannot be used in
-- the transaction that adds it.
ALTER TABLE "submission" DROP CONSTRAINT "submission_has_what_its_kind_says";
ALTER TABLE "submission" ADD CONSTRAINT "submission_has_what_its_kind_says" CHECK (
  ("kind" IN ('drive', 'link') AND "url" IS NOT NULL) OR ("kind" = 'text' AND "text" IS NOT NULL) OR "kind" = 'upload'
);
