-- Adding several lessons and assignments at once can be undone, and the history names it.
ALTER TYPE "change_kind" ADD VALUE 'items';
