/** A form or list of single lines reads badly over the whole width of a desk. */
export const narrow = { maxWidth: 640 }
