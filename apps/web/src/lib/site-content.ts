// The texts that an operator of Hearthbook replaces: the operator's name and the claims of the public pages. Figures and
// testimonials are sample marketing copy.

/** The operator of this installation, for the contact, privacy and terms pages. */
export const operator = {
  name: "Hearthbook",
  /** The contact address, a placeholder until an operator sets one. */
  email: "hello@hearthbook.example",
  /** The time to expect an answer in. */
  answersWithin: "two working days",
  /** The place whose law applies, and whose authority handles privacy complaints. */
  place: "the place where the operator is established",
}

export const figures = [
  { figure: "2,500+", what: "families" },
  { figure: "8,200+", what: "students" },
  { figure: "45,000+", what: "assignments" },
  { figure: "8 hours", what: "saved per week" },
  { figure: "98%", what: "success rate" },
  { figure: "4.9/5", what: "rating" },
]

export const testimonials = [
  {
    words:
      "With four at four different levels, Sunday evenings used to be spreadsheets. Now I look once, and I know who needs me first on Monday.",
    name: "Rebecca M.",
    who: "teaches four children, kindergarten to 8th grade",
  },
  {
    words:
      "My son opens his own page in the morning and begins. I stopped being the person who reads the list aloud, and went back to being his mother.",
    name: "Tanya O.",
    who: "second year of homeschooling",
  },
  {
    words:
      "When the county asked for our records, I had every assignment and every grade in front of me. It took one cup of coffee.",
    name: "James and Laura P.",
    who: "teach three children, one in high school",
  },
]

/** The only plan. The operator sets its price here; the software itself does not charge anyone. */
export const pricing = {
  plan: "Everything, for the whole family",
  price: "Free",
  period: "for 14 days",
  after:
    "We don't ask for a card, so nothing is charged automatically. Before your trial ends, we email you the price, and you decide.",
  includes: [
    "As many children as you have",
    "Every subject, curriculum, assignment and grade",
    "A separate login for each child",
    "A second parent or a teacher at your side",
    "Help from a person, by email",
  ],
}
