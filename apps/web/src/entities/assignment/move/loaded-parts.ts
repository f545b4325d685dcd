export { MoveWorkDialog } from "./move-work-dialog.tsx"
export { WorkMoveItems } from "./work-move-items.tsx"
