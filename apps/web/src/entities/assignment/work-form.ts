import type { UseFormReturnType } from "@mantine/form"

/** The parts of a form that bind its fields by name. */
export type WorkForm = Pick<UseFormReturnType<Record<string, unknown>>, "key" | "getInputProps" | "getValues" | "watch">
