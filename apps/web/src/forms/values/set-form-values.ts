import type { UseFormReturnType } from "@mantine/form"
import { differingFields } from "./edit-conflict.ts"

/** Has a form show these values, whatever follows from one another in it. */
export function setFormValues<Values>(form: UseFormReturnType<Values>, values: Values): void {
  form.setValues({ ...values })
  // Once more: a field that follows another one, as a curriculum does its child, has emptied itself.
  if (differingFields(values, form.getValues()).length > 0) form.setValues({ ...values })
}
