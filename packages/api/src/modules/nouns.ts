import {
  archivedNouns,
  listedNouns,
  nouns,
  type ArchivedNoun,
  type ArchiveKind,
  type ListedNoun,
  type TableName,
} from "@hearthbook/core/nouns/nouns"
import type { ArchiveNoun } from "../archiving/archive-noun.ts"
import type { ListTable } from "../tables/list-table.ts"
import * as declared from "../generated/nouns.ts"

type Archived = { archive: ArchiveNoun }
type Listed = { table: ListTable }

/** `past_course` is declared as `pastCourse`. */
type Camel<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name

/** How each noun is archived and exported, in `<noun>.noun.ts`. `core/nouns/nouns.ts` says which nouns are, and their order. */
const declaredNouns: Record<Camel<ArchivedNoun>, Archived> & Record<Camel<ListedNoun>, Listed> = declared

const camel = <Name extends string>(name: Name) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>

/** How each kind of rows in an archive is written and restored. */
export const archiveNouns = Object.fromEntries(
  archivedNouns.map((noun) => [nouns[noun].archive, declaredNouns[camel(noun)].archive]),
) as Record<ArchiveKind, ArchiveNoun>

/** The lists that can be downloaded as tables. */
export const listTables = Object.fromEntries(
  listedNouns.map((noun) => [nouns[noun].list, declaredNouns[camel(noun)].table]),
) as Record<TableName, ListTable>
