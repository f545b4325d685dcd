-- Ticking lessons that siblings do together, and parting them, is one change that can be undone.
ALTER TYPE "change_kind" ADD VALUE 'together';
