type LookIcon =
  | "Atom"
  | "BookOpen"
  | "Calculator"
  | "FlaskConical"
  | "Globe"
  | "History"
  | "Languages"
  | "Music"
  | "Palette"
  | "PenSquare"

/** The color and the icon of a subject. The icons are some of those that a parent can choose. */
export type SubjectLook = { color: string; icon: LookIcon }

/** Colors and icons of common subjects, by a word in their name. The first match applies. */
const looks: [RegExp, SubjectLook][] = [
  [
    /\b(math|maths|mathematics|algebra|geometry|arithmetic|calculus|numbers?)\b/i,
    { color: "#1d4ed8", icon: "Calculator" },
  ],
  [/\b(biology|science|nature|chemistry)\b/i, { color: "#15803d", icon: "FlaskConical" }],
  [/\b(physics|astronomy)\b/i, { color: "#0369a1", icon: "Atom" }],
  [/\b(history|civics)\b/i, { color: "#b45309", icon: "History" }],
  [/\b(geography|social|world)\b/i, { color: "#0f766e", icon: "Globe" }],
  [/\b(music|piano|violin|guitar|choir)\b/i, { color: "#a21caf", icon: "Music" }],
  [/\b(art|arts|drawing|painting|crafts?)\b/i, { color: "#be185d", icon: "Palette" }],
  [/\b(spanish|french|latin|german|greek|chinese|languages?)\b/i, { color: "#6d28d9", icon: "Languages" }],
  [/\b(writing|grammar|spelling|composition|handwriting)\b/i, { color: "#c2410c", icon: "PenSquare" }],
]

/** The colors for subjects of other names. White text on each has a contrast of at least 4.5 to 1. */
const otherColors = [
  "#4f46e5",
  "#9f1239",
  "#3f6212",
  "#155e75",
  "#86198f",
  "#854d0e",
  "#115e59",
  "#9a3412",
  "#475569",
] as const

/** All of them, those of other names first. */
const allColors: string[] = [...new Set([...otherColors, ...looks.map(([, { color }]) => color)])]

/**
 * The color and icon for a subject's name beside subjects with these colors: as the name suggests, else a color that none has. If all
 * colors are taken, the one that the fewest have.
 */
export function lookBeside(name: string, taken: string[]): SubjectLook {
  const look = subjectLook(name) ?? { color: otherColors[0], icon: "BookOpen" as const }
  if (subjectLook(name) && !taken.includes(look.color)) return look
  const usesOf = (color: string) => taken.filter((other) => other.toLowerCase() === color).length
  const fewest = Math.min(...allColors.map(usesOf))
  return { ...look, color: allColors.find((color) => usesOf(color) === fewest) ?? look.color }
}

/** The color and icon for a subject's name; undefined without a match. */
export function subjectLook(name: string): SubjectLook | undefined {
  return looks.find(([words]) => words.test(name))?.[1]
}
