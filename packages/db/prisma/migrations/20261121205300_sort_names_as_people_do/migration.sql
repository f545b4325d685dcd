-- 'abacus' before 'Abeka' before 'Zaner', 'Élise' beside 'Eliza': by letters, not by bytes, on whatever locale the server was
-- set up with. The Unicode order is part of every Postgres with ICU, the embedded one and Neon included.
ALTER TABLE "student" ALTER COLUMN "first_name" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "student" ALTER COLUMN "last_name" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "subject" ALTER COLUMN "name" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "provider" ALTER COLUMN "name" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "resource" ALTER COLUMN "title" TYPE TEXT COLLATE "und-x-icu";
