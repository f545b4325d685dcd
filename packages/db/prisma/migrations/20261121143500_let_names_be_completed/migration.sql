-- An identity provider may know no name, or no last name. /complete-profile then asks for it.
ALTER TABLE "user" DROP CONSTRAINT "user_first_name_not_blank";
ALTER TABLE "user" DROP CONSTRAINT "user_last_name_not_blank";
