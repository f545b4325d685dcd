import { Anchor, Checkbox } from "@mantine/core"
import type { GetInputPropsReturnType } from "@mantine/form"
import { paths } from "../../../lib/paths.ts"

/** A §5: without this no account is made. The texts open beside the form, which keeps what was typed. */
export function TermsBox({ input }: { input: GetInputPropsReturnType }) {
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
      // Mantine's box is described by what refuses it, but does not say that it is refused.
      aria-invalid={input.error ? true : undefined}
      {...input}
    />
  )
}
