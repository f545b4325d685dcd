-- What an import keeps is gone after a day. To compress 5 MB of it took a quarter of a second, for which everybody else waited on the
-- embedded database.
ALTER TABLE "data_import" ALTER COLUMN "source" SET STORAGE EXTERNAL;
ALTER TABLE "data_import" ALTER COLUMN "cells" SET STORAGE EXTERNAL;
ALTER TABLE "data_import" ALTER COLUMN "calendar" SET STORAGE EXTERNAL;
ALTER TABLE "data_import" ALTER COLUMN "judged" SET STORAGE EXTERNAL;
