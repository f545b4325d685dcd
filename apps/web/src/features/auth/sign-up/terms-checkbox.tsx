import { Anchor, Checkbox } from "@mantine/core"
import type { GetInputPropsReturnType } from "@mantine/form"
import { paths } from "../../../lib/paths.ts"

/** Required to create an account. The texts open in a new tab, so that the form keeps its input. */
export function TermsCheckbox({ input }: { input: GetInputPropsReturnType }) {
  return (
    <Checkbox
      label={
        <>
          I agree to the{" "}
          <Anchor href={paths.terms} target="_blank" inherit>
            Terms
          </Anchor>{" "}
          and{" "}
          <Anchor href={paths.privacy} target="_blank" inherit>
            Privacy Policy
          </Anchor>
        </>
      }
      // Mantine's checkbox references its error but does not set `aria-invalid`.
      aria-invalid={input.error ? true : undefined}
      {...input}
    />
  )
}
