-- A provider of third-party sign-in may know no name, or one without a last part; /complete-profile asks for it then (A §2).
ALTER TABLE "user" DROP CONSTRAINT "user_first_name_not_blank";
ALTER TABLE "user" DROP CONSTRAINT "user_last_name_not_blank";
