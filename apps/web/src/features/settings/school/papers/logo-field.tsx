import { Button, FileButton, Group, Image, Input, Stack } from "@mantine/core"
import { IconPhoto, IconTrash } from "@tabler/icons-react"
import { useRef } from "react"
import { usePicture } from "../../../../entities/file/file-content.ts"
import { FailureAlert } from "../../../../forms/form-messages.tsx"
import { useLogo } from "./use-logo.ts"

/** The school's logo: choose, change or remove. Saved at once. */
export function LogoField({ logo_file_id }: { logo_file_id: string | null }) {
  const { save, remove, isBusy, failure } = useLogo()
  const resetFile = useRef<() => void>(null)
  const choose = (file: File | null) => {
    // Otherwise the same picture could not be chosen again.
    resetFile.current?.()
    if (file) void save(file)
  }
  return (
    <Input.Wrapper label="Logo" labelElement="div" description="A PNG or JPEG picture.">
      <Stack gap="xs" mt={6}>
        <Group gap="sm">
          {logo_file_id && <Logo id={logo_file_id} />}
          <FileButton onChange={choose} resetRef={resetFile} accept="image/png,image/jpeg,image/gif,image/webp">
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="sm"
                loading={isBusy}
                leftSection={<IconPhoto size={18} stroke={1.5} />}
              >
                {logo_file_id ? "Change logo" : "Choose logo"}
              </Button>
            )}
          </FileButton>
          {logo_file_id && (
            <Button
              variant="subtle"
              color="red"
              size="sm"
              disabled={isBusy}
              leftSection={<IconTrash size={18} stroke={1.5} />}
              onClick={() => void remove()}
            >
              Remove logo
            </Button>
          )}
        </Group>
        {failure && <FailureAlert failure={failure}>{failure.message}</FailureAlert>}
      </Stack>
    </Input.Wrapper>
  )
}

function Logo({ id }: { id: string }) {
  const { data } = usePicture({ id })
  return <Image src={data} alt="Logo of your school" h={56} w="auto" maw={160} fit="contain" radius="sm" bg="white" />
}
