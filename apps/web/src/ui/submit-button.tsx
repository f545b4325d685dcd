import { Button, type ButtonProps } from "@mantine/core"
import type { ComponentPropsWithoutRef, MouseEvent } from "react"

type Props = Omit<ButtonProps, "type"> & Pick<ComponentPropsWithoutRef<"button">, "form" | "onClick">

/**
 * Sends its form, at a double click once. A quick server has answered before the second click comes, which would then
 * send the next thing that stands there: an empty form, or full points for the work below.
 */
export function SubmitButton({ onClick, ...button }: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1) event.preventDefault()
    onClick?.(event)
  }
  return <Button {...button} type="submit" onClick={click} />
}
