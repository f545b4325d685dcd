-- The command palette finds lessons, and only stored texts are fast enough to search.
-- AlterTable
ALTER TABLE "lesson" ADD COLUMN "search_text" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS ("fold_text"("title")) STORED;
