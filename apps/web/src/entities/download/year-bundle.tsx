import { downloadName } from "@hearthbook/core/export/file-names"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button } from "@mantine/core"
import { IconFileZip } from "@tabler/icons-react"
import { askBytes } from "../../api/rest.ts"
import { saveFile } from "../../lib/files/save-file.ts"
import { asUser } from "../../session/as-user.ts"
import { useFamily } from "../../session/use-session.ts"
import { paperOf } from "../document/paper-size.ts"
import { useSaving } from "./use-saving.ts"

/** Drawing the documents of a large family takes a while on a small server. */
const patience = 600_000

/** Saves a school year as one zip, with the documents and lists of each student. */
export function YearBundle({ year }: { year: SchoolYearView }) {
  const { name } = useFamily()
  const { isSaving, save } = useSaving("Failed to make the bundle.")
  const download = async () => {
    const path = `/school-years/${year.id}/bundle.zip?paper=${paperOf(navigator.language)}`
    const content = await asUser((access_token) => askBytes(path, { access_token, patience }))
    saveFile(downloadName(name, [year.academic_year], "zip"), content)
  }
  return (
    <Button
      variant="default"
      className="screen-only"
      loading={isSaving}
      leftSection={<IconFileZip size={18} stroke={1.5} aria-hidden />}
      onClick={() => save(download)}
    >
      Year-end bundle {year.academic_year}
    </Button>
  )
}
