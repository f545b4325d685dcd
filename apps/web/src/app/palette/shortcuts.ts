import { commandKey } from "../../lib/shortcut.ts"

/** Keys that are pressed together or that do the same, and their effect. */
type Shortcut = { keys: string[]; effect: string }

/** The places with shortcuts, with those that exist there. */
export const shortcutPlaces: { place: string; shortcuts: Shortcut[] }[] = [
  {
    place: "Everywhere",
    shortcuts: [
      { keys: [commandKey("K")], effect: "Search, go to a page, or do something" },
      { keys: ["Q"], effect: "Quick add: lessons and assignments, a line each" },
      { keys: ["T"], effect: "Add time: minutes of several students and subjects" },
      { keys: ["?"], effect: "Show this list" },
      { keys: [commandKey("Z")], effect: "Undo the last change while its message shows" },
      { keys: ["Escape"], effect: "Close a dialog or a menu" },
    ],
  },
  {
    place: "Today by child",
    shortcuts: [
      { keys: ["↑", "↓"], effect: "Go to another row" },
      { keys: ["Space"], effect: "Tick the row and go to the next one" },
      { keys: ["E"], effect: "Open the row" },
      { keys: ["B"], effect: "Open the menu of the row" },
    ],
  },
  {
    place: "Week",
    shortcuts: [
      { keys: ["←", "→", "↑", "↓"], effect: "Go to another item" },
      { keys: ["Space"], effect: "Tick the item" },
      { keys: ["M"], effect: "Move the lesson or the due work" },
      { keys: ["E", "Enter"], effect: "Open the item" },
      { keys: ["B"], effect: "Open the menu of the item" },
      { keys: ["N"], effect: "Add lessons to the day" },
      { keys: ["A"], effect: "Mark the attendance of the day" },
      { keys: ["X", "Shift+X"], effect: "Select the lesson, or all up to it" },
    ],
  },
  {
    place: "Attendance",
    shortcuts: [
      { keys: ["←", "→", "↑", "↓"], effect: "Go to another day or child" },
      { keys: ["P", "A", "L", "E"], effect: "Mark present, absent, late or excused" },
      { keys: ["Delete"], effect: "Clear the mark" },
    ],
  },
  {
    place: "Lists that can be reordered",
    shortcuts: [
      { keys: ["Space"], effect: "On a handle: lift the row, and put it down" },
      { keys: ["↑", "↓"], effect: "Move the lifted row" },
    ],
  },
  {
    place: "Date fields",
    shortcuts: [
      { keys: ["↑", "↓"], effect: "The day after or before" },
      { keys: ["Alt+↓"], effect: "Open the calendar" },
    ],
  },
  {
    place: "School calendar",
    shortcuts: [
      { keys: ["←", "→", "↑", "↓"], effect: "Go to another day" },
      { keys: ["Shift+arrow"], effect: "Choose several days" },
      { keys: ["Enter"], effect: "Give the chosen days off" },
    ],
  },
]
