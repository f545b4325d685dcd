import { lesson } from "../content-text.ts"
import type { LessonContent } from "../content.ts"

export const eliLessons = {
  "eli-math": [
    lesson(40, ["phetArea"])`
      Regrouping in multiplication, once more with blocks
      Explain where the small number above comes from.
      He gets the idea with blocks. Stay there two days longer.`,
    lesson(35, ["khanFourth"])`
      Remainders that matter
      Decide whether to round up, drop, or share the remainder.
      Use the van question: 26 children, 6 to a car.`,
    lesson(40, ["phetFractions", "khanFourth"])`
      Equivalent fractions on the number line
      Place 1/2, 2/4, and 3/6 on the same point.
      If he says 'bigger bottom, bigger number', get out the pizza.`,
    lesson(35, ["phetFractions"])`
      Adding fractions of the same whole
      Add and subtract with like denominators.
      Five good problems rather than twenty.`,
  ],
  "eli-reading": [
    lesson(30, ["willowsText", "willowsAudio"])`
      Kenneth Grahame's long sentences
      Read one long sentence aloud and find its main clause.
      Try the picnic basket sentence. It is meant to be funny.`,
    lesson(30, ["aesop"])`
      Fables and their morals
      Match moral to fable and say when a moral does not fit.
      He may argue. Good.`,
    lesson(40, ["secretGarden"])`
      The Secret Garden: setting as a character
      Collect how the manor and the moor make Mary feel.
      Listen to the wind passage with eyes closed.`,
    lesson(35, ["secretGarden"])`
      Dialogue and dialect: how Dickon talks
      Read Yorkshire speech and say it in plain English.
      Read it aloud together, badly and with joy.`,
  ],
  "eli-writing": [
    lesson(30, ["readWorks"])`
      Topic sentence and clincher
      Write a first and last sentence that share two key words.
      Highlight the shared words in yellow.`,
    lesson(30, [])`
      Dress-ups: the who and which clause
      Add a clause without making a fragment.
      Warn him about 'which is' at the end.`,
    lesson(35, ["grammarVideo"])`
      Punctuating dialogue
      Use quotation marks and a comma or end mark inside them.
      Let him punctuate a page of his own story.`,
    lesson(30, ["readWorks"])`
      Key word outline from a science article
      Choose three words a line and retell.
      Choose the piece on fossils, it fits science this week.`,
  ],
  "eli-science": [
    lesson(45, ["moonPhases"])`
      Why the Moon changes shape
      Model the phases with a lamp and a ball.
      Close the curtains. Let him be the Earth first.`,
    lesson(45, ["quakeMap"])`
      Plates that push, pull, and slide
      Show three boundaries with crackers and frosting.
      Eat the evidence after the drawing is done.`,
    lesson(50, ["smithsonianTour"])`
      How a fossil forms
      Put five stages in order and predict what survives.
      The plaster must stand for a day. Start in the morning.`,
    lesson(40, ["spacePlace"])`
      Reading a weather map
      Find fronts, highs, and lows, and make a forecast.
      Save Monday's map to check it on Wednesday.`,
  ],
  "eli-history": [
    lesson(40, ["historyExplorer"])`
      Causes of the Revolution: taxes and tempers
      Put six acts in order and explain one.
      Play the tax game with pretzels before the reading.`,
    lesson(40, ["declaration"])`
      Reading the Declaration
      Find the promise, the complaints, and the decision.
      Only the first two paragraphs, line by line.`,
    lesson(40, ["locClassroom"])`
      Winter at Valley Forge
      Use soldiers' letters to describe one day.
      The footprints passage is hard for him. Offer a break.`,
    lesson(45, [])`
      Writing a constitution for our house
      Agree on five rules and how to change them.
      Nora gets a vote. So does Dad.`,
  ],
  "eli-geography": [
    lesson(40, [])`
      Contour lines with a potato
      Draw a hill from above by slicing it.
      Toothpicks keep the slices lined up.`,
    lesson(30, ["natGeoKids"])`
      Rivers and why cities sit on them
      Name three reasons and find five examples.
      Start from Pittsburgh, where three rivers meet.`,
    lesson(30, ["seterra"])`
      The Midwest: corn, cars, and lakes
      Place twelve states and name one product each.
      Map game first, then paper.`,
    lesson(45, ["natGeoKids"])`
      Peru: coast, mountains, and rain forest
      Compare three regions on one page.
      Make the quinoa soup on Thursday.`,
  ],
} satisfies Record<string, LessonContent[]>
