import { trimMarks } from "@hearthbook/core/names/trim-marks"
import { fullName, type Name } from "@hearthbook/core/names/names"
import { plainFileName } from "@hearthbook/core/export/file-names"

/** The folder of each student in a bundle, by id: the name, with a number if others have it too. Letter case makes no difference. */
export function studentFolders(students: (Name & { id: string })[]): Map<string, string> {
  const taken = new Map<string, number>()
  return new Map(
    students.map((student) => {
      const name = folderName(fullName(student))
      const count = (taken.get(name.toLowerCase()) ?? 0) + 1
      taken.set(name.toLowerCase(), count)
      return [student.id, count === 1 ? name : `${name} (${count})`]
    }),
  )
}

/** A name as a folder. Windows takes no dot or blank at its end, and a dot at its beginning hides it. */
function folderName(name: string): string {
  return trimMarks(plainFileName(name), { start: ". ", end: ". " }) || "Student"
}
