-- A change stays with its family when the person who made it leaves. Without a column, the family's id would be emptied, too.
ALTER TABLE "change" DROP CONSTRAINT "change_family_id_user_id_fkey";
ALTER TABLE "change" ADD CONSTRAINT "change_family_id_user_id_fkey" FOREIGN KEY ("family_id", "user_id") REFERENCES "user"("family_id", "id") ON DELETE SET NULL ("user_id") ON UPDATE NO ACTION;
