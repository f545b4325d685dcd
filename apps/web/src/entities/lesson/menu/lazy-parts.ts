import { lazy } from "react"

// Menus and dialogs of lessons, loaded together with the first one. A list of files for each would make the dashboard larger.
const load = () => import("./loaded-parts.ts")

export const ClassMenuItems = lazy(async () => ({ default: (await load()).ClassMenuItems }))
export const LessonMenuItems = lazy(async () => ({ default: (await load()).LessonMenuItems }))
export const MoveDialog = lazy(async () => ({ default: (await load()).MoveDialog }))
export const MoveFixedModal = lazy(async () => ({ default: (await load()).MoveFixedModal }))
export const MoveLesson = lazy(async () => ({ default: (await load()).MoveLesson }))
