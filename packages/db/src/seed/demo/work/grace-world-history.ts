import { graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const graceWorldHistory: CourseWork = {
  graded: [
    graded("homework", 30, 28)`
      River valley civilizations comparison chart
      Mesopotamia, Egypt, Indus, Yellow River.
      Compare water, writing, rule, and religion. End with one claim that the chart supports.
      Your claim about floods and kings is well supported.`,
    graded("essay", 50, 43)`
      Hammurabi's Code: whose justice?
      Read twelve laws as a historian.
      Argue whether the code was fair for its time. Quote at least four laws and consider rank.
      Good use of laws 196 to 199. The counter-argument deserves its own paragraph.`,
    graded("quiz", 25, 22)`
      Map quiz: the ancient Mediterranean
      Twenty-five places.
      Label cities, seas, and rivers from memory.
      Nearly all. Carthage is across from Sicily, not from Spain.`,
    graded("project", 40, 36)`
      Athens and Sparta: a panel debate
      Speak for one city and answer the other.
      Prepare an opening of two minutes, three questions, and a closing. Cite one primary source.
      Calm and quick in the rebuttal. Slow down in the opening.`,
    graded("reading", 20, 18)`
      Primary source: the funeral oration of Pericles
      What did Athens say about itself?
      Annotate two pages. Answer who is left out of 'the many'.
      Exactly the right question about women and slaves.`,
    graded("project", 50, 45)`
      Silk Roads in objects
      Tell a route through five things.
      Choose five museum objects that traveled. Write a label of eighty words for each and draw the route.
      The glass bowl found in Japan is a superb choice.`,
    graded("test", 100, 87)`
      Unit test: classical empires
      Persia, Greece, Rome, Han, Maurya.
      Forty items and one comparison essay.
      Good essay on roads as power. Review the order of the Punic Wars.`,
    graded("homework", 30, 27)`
      Why did Rome fall? Rank the causes
      Make a claim and defend it.
      Rank six causes and support the top two with evidence. Name the best argument against you.
      Convincing, and fair to the other side.`,
    graded("homework", 30, 27)`
      The rise of Islam: geography and trade
      Why Mecca, why then?
      Use the map set and the chapter. Write four paragraphs linking place, trade, and belief.
      The paragraph on Mecca's wells does what a whole page could not.`,
    graded("reading", 25, 23)`
      Document set: Mansa Musa's journey
      Three sources on one king.
      Source each document first: who, when, why. Then say which one you trust most.
      You doubted the right source, and said why.`,
    graded("project", 40, 36)`
      Black Death: a map of spread and a table of change
      From ports to wages.
      Draw the spread year by year. Show in a table how wages, land, and faith changed.
      Your wage column tells the story. Date the last two ports.`,
    graded("essay", 60, 55)`
      Research paper: one turning point, first draft
      Four pages with a thesis.
      Bring the outline to our Friday meeting first. Five sources, two of them primary.
      A thesis I could argue with, and five honest sources.`,
  ],
  current: [],
}
