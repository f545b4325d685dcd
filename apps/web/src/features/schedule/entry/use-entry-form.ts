import { useForm, type UseFormReturnType } from "@mantine/form"
import { errorsOf, type EntryValues } from "./entry-values.ts"

export type EntryForm = UseFormReturnType<EntryValues>

export function useEntryForm(initialValues: EntryValues): EntryForm {
  return useForm<EntryValues>({ name: "entry", initialValues, validate: errorsOf })
}
