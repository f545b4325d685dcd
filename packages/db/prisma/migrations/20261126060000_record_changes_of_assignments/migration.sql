-- Changes of many assignments at once can be undone, and the history names them.
ALTER TYPE "change_kind" ADD VALUE 'assignments';
