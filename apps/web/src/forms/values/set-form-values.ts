import type { UseFormReturnType } from "@mantine/form"
import { differingFields } from "./edit-conflict.ts"

/** Sets a form's values, including fields that depend on other fields. */
export function setFormValues<Values>(form: UseFormReturnType<Values>, values: Values): void {
  form.setValues({ ...values })
  // Sets them again: a dependent field, such as a child's curriculum, was cleared by the change of the other one.
  if (differingFields(values, form.getValues()).length > 0) form.setValues({ ...values })
}
