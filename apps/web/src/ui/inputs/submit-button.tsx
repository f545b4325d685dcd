import { Button, type ButtonProps } from "@mantine/core"
import type { ComponentPropsWithoutRef, MouseEvent } from "react"
import { isRepeatClick } from "./is-repeat-click.ts"

type Props = Omit<ButtonProps, "type"> & Pick<ComponentPropsWithoutRef<"button">, "form" | "onClick">

/** Sends its form, at a double click once: neither an empty form nor full points for the work below go out by the second. */
export function SubmitButton({ onClick, ...button }: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isRepeatClick(event)) event.preventDefault()
    onClick?.(event)
  }
  return <Button {...button} type="submit" onClick={click} />
}
