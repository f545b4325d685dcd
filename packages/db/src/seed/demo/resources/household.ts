import type { ResourceContent } from "./resource-content.ts"

export const householdResources = {
  homeschoolLaw: {
    course: null,
    provider: null,
    resource_type: "link",
    title: "Responsible Homeschooling: state requirements",
    description: "What our state asks us to keep on file.",
    external_url: "https://responsiblehomeschooling.org/states/",
  },
  libbyApp: {
    course: null,
    provider: null,
    resource_type: "other",
    title: "Libby: e-books from our library",
    description: "Borrow audiobooks with the family library card.",
    external_url: "https://libbyapp.com/",
  },
  pbsLearning: {
    course: null,
    provider: null,
    resource_type: "video",
    title: "PBS LearningMedia",
    description: "Short films for every grade and subject.",
    external_url: "https://www.pbslearningmedia.org/",
  },
} satisfies Record<string, ResourceContent>
