import { Button, TextInput, type TextInputProps } from "@mantine/core"
import { IconRefresh } from "@tabler/icons-react"
import { generatePassword } from "./generate-password.ts"

type Props = TextInputProps & { onGenerate: (password: string) => void }

/** A password that a parent reads out and a child types, with a button to generate another. */
export function TemporaryPassword({ onGenerate, ...input }: Props) {
  return (
    <>
      <TextInput
        label="Temporary password"
        description="Min. 8 characters"
        inputWrapperOrder={["label", "input", "description", "error"]}
        withAsterisk
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      <Button
        variant="light"
        size="compact-md"
        w="fit-content"
        leftSection={<IconRefresh size={16} stroke={1.5} />}
        onClick={() => onGenerate(generatePassword())}
      >
        Generate
      </Button>
    </>
  )
}
