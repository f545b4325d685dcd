/** What a password has to be like, before anything is typed (A §5, DECISIONS 34b). */
export const adultPasswordHint =
  "8 characters or more, with a capital, a small letter, a number and a special character"
export const childPasswordHint = "Use 8 letters or more."
