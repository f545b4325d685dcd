/** Values with every field, even an optional one. A field that is forgotten is a type error, and is not lost when the form is saved. */
export type EveryField<Values> = { [Field in keyof Required<Values>]: Values[Field] }
