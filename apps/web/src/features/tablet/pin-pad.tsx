import type { sessionView } from "@hearthbook/api/access/auth"
import { Text, Title, UnstyledButton, VisuallyHidden } from "@mantine/core"
import { useWindowEvent } from "@mantine/hooks"
import { IconArrowLeft, IconBackspace } from "@tabler/icons-react"
import { useEffect, useRef, useState } from "react"
import type { z } from "zod"
import { trpc } from "../../api/trpc.ts"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"
import { readError } from "../../lib/read-error.ts"
import classes from "./tablet.module.css"
import type { Face } from "./face.ts"

const length = 4
const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]

type Props = {
  face: Face
  onBack: () => void
  onSignedIn: (answer: z.output<typeof sessionView>) => void
}

/** A large number pad for a child's PIN, which is sent with its fourth digit. The digits of a keyboard work, too. */
export function PinPad({ face, onBack, onSignedIn }: Props) {
  const signIn = trpc.tablet.signIn.useMutation()
  const [typed, setTyped] = useState("")
  const [problem, setProblem] = useState<{ message: string; isLocked: boolean; turn: number } | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isBusy = signIn.isPending
  const isShut = isBusy || problem?.isLocked === true

  const send = async (pin: string) => {
    try {
      onSignedIn(await signIn.mutateAsync({ student_id: face.id, pin }))
    } catch (cause) {
      const { message, code } = readError(cause, "That did not work. Try again.")
      setProblem((before) => ({ message, isLocked: code === "RATE_LIMITED", turn: (before?.turn ?? 0) + 1 }))
      setTyped("")
    }
  }
  const add = (digit: string) => {
    if (isShut || typed.length >= length) return
    const pin = typed + digit
    setTyped(pin)
    if (pin.length === length) void send(pin)
  }
  const remove = () => setTyped((before) => (isShut ? before : before.slice(0, -1)))

  useWindowEvent("keydown", ({ key }) => {
    if (/^\d$/.test(key)) add(key)
    if (key === "Backspace") remove()
    if (key === "Escape") onBack()
  })

  return (
    <section className={classes.pad} aria-label={`PIN of ${face.name}`}>
      <ChildAvatar child={face} size={96} />
      <Title ref={title} order={1} tabIndex={-1} className={classes.title}>
        {face.name}
      </Title>
      <div key={problem?.turn} className={classes.dots} data-wrong={(problem && typed === "") || undefined}>
        {Array.from({ length }, (_, place) => (
          <span key={place} className={classes.dot} data-full={place < typed.length || undefined} />
        ))}
        <VisuallyHidden>{`${typed.length} of ${length} digits`}</VisuallyHidden>
      </div>
      <Text role="status" className={classes.problem}>
        {typed === "" ? problem?.message : ""}
      </Text>
      <div className={classes.keys}>
        {digits.map((digit) => (
          <UnstyledButton key={digit} className={classes.key} disabled={isShut} onClick={() => add(digit)}>
            {digit}
          </UnstyledButton>
        ))}
        <UnstyledButton className={classes.key} aria-label="Back to the faces" data-quiet onClick={onBack}>
          <IconArrowLeft size={32} stroke={1.5} aria-hidden />
        </UnstyledButton>
        <UnstyledButton className={classes.key} disabled={isShut} onClick={() => add("0")}>
          0
        </UnstyledButton>
        <UnstyledButton
          className={classes.key}
          aria-label="Delete a digit"
          data-quiet
          disabled={isShut}
          onClick={remove}
        >
          <IconBackspace size={32} stroke={1.5} aria-hidden />
        </UnstyledButton>
      </div>
    </section>
  )
}
