-- A search finds a text whatever its case, accents, quotes, dashes and spaces are, on every locale that a database was created with.
-- The function applies the rule of foldText (packages/api/src/rules/search/search-text.ts); a test compares the two for every character.
CREATE FUNCTION "fold_text"("text" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE
  -- Most texts are plain ASCII, for which the rest has no effect and takes five times as long.
  WHEN octet_length("text") = length("text") THEN
    translate(lower("text" COLLATE "C"), U&'`\0009\000A\000B\000C\000D', '''     ')
  ELSE replace(replace(replace(replace(
    translate(
      regexp_replace(
        lower(normalize(translate("text", '´΄″‶', '''''""'), NFKD) COLLATE "und-x-icu") COLLATE "C",
        '[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]',
        '',
        'g'
      ),
      '`ʹʻʼʽˈ‘’‚‛′‵‹›“”„‟«»‐‒–—―⁃−⸺⸻' || U&'\0009\000A\000B\000C\000D\0085\1680\2028\2029' || 'łøđðħıŧς',
      '''''''''''''''''''''''''''''""""""---------' || '         ' || 'loddhitσ'
    ), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
  END;

-- Only stored texts are fast enough to search: folding 50,000 texts takes seconds.
-- AlterTable
ALTER TABLE "assignment" ADD COLUMN "search_text" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  "fold_text"("title" || ' ' || coalesce("description", '') || ' ' || coalesce("instructions", ''))
) STORED;

-- AlterTable
ALTER TABLE "resource" ADD COLUMN "search_text" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  "fold_text"("title" || ' ' || coalesce("description", ''))
) STORED;

-- AlterTable
ALTER TABLE "student" ADD COLUMN "search_text" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  "fold_text"("first_name" || ' ' || coalesce("last_name", ''))
) STORED;

-- AlterTable
ALTER TABLE "user" ADD COLUMN "search_text" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  "fold_text"("first_name" || ' ' || "last_name" || ' ' || "email")
) STORED;
