import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const eliHistory: CourseWork = {
  graded: [
    graded("project", 25, 22)`
      Jamestown timeline, 1607 to 1619
      Put ten events in order.
      Draw the line to scale, one inch a year. Add a picture to three of the events.
      Neat and to scale. The starving time belongs before 1611.`,
    graded("homework", 20, 18)`
      Pack for the Mayflower
      One trunk, sixty-six days at sea.
      Choose ten things and say why each one earned its place. Check that they existed in 1620.
      A sewing kit before a second blanket: smart. No matches in 1620, though!`,
    graded("homework", 20, 16)`
      Three colonies compared
      New England, Middle, and Southern colonies.
      Fill in the chart for land, work, and religion. Write one sentence on where you would live.
      Good reasons for Pennsylvania. Check the crops of the South again.`,
    graded("reading", 20, 17)`
      Benjamin Franklin: reading and response
      Meet a printer, inventor, and diplomat.
      Read the picture biography. List five things he made or started and choose the most useful one.
      You made a strong case for the library.`,
    graded("essay", 25, 21)`
      Boston Tea Party: two points of view
      Tell one night twice.
      Write one paragraph as a colonist and one as a British merchant. Use three facts in each.
      Both sides sound fair. Add the number of chests to the second one.`,
    graded("lab", 20, 20)`
      Colonial cooking: hasty pudding
      Cook a dish from 1750.
      Follow the recipe with an adult. Write what was different from our kitchen and how it tasted.
      Stirred for forty minutes and wrote it up. Extra syrup earned.`,
    graded("quiz", 20, 15)`
      Declaration of Independence: key phrases
      What do the famous words mean?
      Match six phrases with their meaning, then write one in your own words.
      'Unalienable' is a hard one: it means nobody can take it away.`,
    graded("test", 50, 41)`
      American Revolution unit test
      Causes, people, and turning points.
      Closed book. Answer twenty short questions and one paragraph on why Saratoga mattered.
      Great paragraph. Review the names of the acts and taxes.`,
  ],
  current: [
    current("quiz", 26, {
      due: -1,
      status: "graded",
      points_earned: 22,
      feedback: "Eleven colonies in the right spot. Delaware and New Jersey changed places.",
      graded_hours_ago: 3,
    })`
      Map of the thirteen colonies from memory
      Two points a colony.
      Fill in the blank map. Spelling counts half.`,
    current("essay", 25, { due: 1, status: "assigned" })`
      Valley Forge: a soldier's diary
      Write three entries from one winter.
      Date each entry. Use what you learned about food, clothing, and drills. Let the last entry show hope.`,
    current("lab", 15, { due: 3, status: "in_progress" })`
      Spies of the Revolution: invisible ink
      Send a secret message.
      Write with lemon juice, dry it, and reveal it over a warm lamp with an adult. Explain how the Culper Ring hid theirs.`,
    current("quiz", 20, { due: 9, status: "assigned" })`
      Constitution preamble by heart
      Fifty-two words that begin 'We the People'.
      Learn one phrase a day with motions. Recite it without notes.`,
  ],
}
