-- Some people have one name. The last name of a student may be empty.
ALTER TABLE "student" DROP CONSTRAINT "student_last_name_not_blank";
