import { lazy } from "react"

// The menu and the dialog of due work on a board, loaded together with the first one.
const load = () => import("./loaded-parts.ts")

export const MoveWorkDialog = lazy(async () => ({ default: (await load()).MoveWorkDialog }))
export const WorkMenuItems = lazy(async () => ({ default: (await load()).WorkMenuItems }))
