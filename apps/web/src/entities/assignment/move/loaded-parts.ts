export { MoveWorkDialog } from "./move-work-dialog.tsx"
export { WorkMenuItems } from "./work-menu-items.tsx"
