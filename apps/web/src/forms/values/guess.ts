/** Follows what a form suggests for a field, until the field has another value. */
export type Guess<Value> = {
  /** Call it with each value that the field takes. One that was not suggested is the person's choice. */
  see: (value: Value) => void
  /** Notes a suggestion. Returns false if the person has chosen a value, which stays. */
  suggest: (value: Value) => boolean
}

/** Creates the memory of a field that begins with `first`. `isChosen` is true if that was chosen already. */
export function newGuess<Value>(first: Value, isChosen = false): Guess<Value> {
  let guessed = first
  return {
    see: (value) => {
      if (value !== guessed) isChosen = true
    },
    suggest: (value) => {
      if (!isChosen) guessed = value
      return !isChosen
    },
  }
}
