-- Finishing the rest of a child's day can be undone, and the history names it.
ALTER TYPE "change_kind" ADD VALUE 'day';
