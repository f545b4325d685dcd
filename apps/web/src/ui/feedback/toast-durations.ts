/** Milliseconds. Together they are shorter than the server accepts an undo. */
export const toastDuration = {
  /** The time that a toast stays open, unless the pointer or the focus is on it. */
  open: 4000,
  /** The time after a toast closed in which Ctrl+Z still undoes its change. */
  undo: 10_000,
}
