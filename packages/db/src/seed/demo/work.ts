import type { CourseWork } from "./content.ts"
import type { CourseKey } from "./courses.ts"
import { noraReading } from "./work/nora-reading.ts"
import { noraMath } from "./work/nora-math.ts"
import { noraNature } from "./work/nora-nature.ts"
import { noraArt } from "./work/nora-art.ts"
import { noraMusic } from "./work/nora-music.ts"
import { eliMath } from "./work/eli-math.ts"
import { eliReading } from "./work/eli-reading.ts"
import { eliWriting } from "./work/eli-writing.ts"
import { eliScience } from "./work/eli-science.ts"
import { eliHistory } from "./work/eli-history.ts"
import { eliGeography } from "./work/eli-geography.ts"
import { graceAlgebra } from "./work/grace-algebra.ts"
import { graceBiology } from "./work/grace-biology.ts"
import { graceWorldHistory } from "./work/grace-world-history.ts"
import { graceEnglish } from "./work/grace-english.ts"
import { graceSpanish } from "./work/grace-spanish.ts"
import { graceArt } from "./work/grace-art.ts"

/** The assignments of each course: the graded ones in order of their due dates, and the current ones. */
export const work: Record<CourseKey, CourseWork> = {
  "nora-reading": noraReading,
  "nora-math": noraMath,
  "nora-nature": noraNature,
  "nora-art": noraArt,
  "nora-music": noraMusic,
  "eli-math": eliMath,
  "eli-reading": eliReading,
  "eli-writing": eliWriting,
  "eli-science": eliScience,
  "eli-history": eliHistory,
  "eli-geography": eliGeography,
  "grace-algebra": graceAlgebra,
  "grace-biology": graceBiology,
  "grace-world-history": graceWorldHistory,
  "grace-english": graceEnglish,
  "grace-spanish": graceSpanish,
  "grace-art": graceArt,
}
