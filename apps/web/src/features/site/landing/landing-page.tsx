import { useEffect } from "react"
import { setupClaim } from "../../../lib/site/first-claims.ts"
import { FeatureRows } from "./feature-rows.tsx"
import { Figures } from "./figures.tsx"
import { FinalCall } from "./final-call.tsx"
import { Hero } from "./hero.tsx"
import { HowItWorks } from "./how-it-works.tsx"
import { hero } from "./landing-content.ts"
import { LandingQuestions } from "./landing-questions.tsx"
import { PageHead } from "../frame/page-head.tsx"
import { Pricing } from "./pricing.tsx"
import { Testimonials } from "./testimonials.tsx"

export default function LandingPage() {
  // When opened by a link to a section, the browser has looked for it before it existed.
  useEffect(() => {
    const part = document.getElementById(window.location.hash.slice(1))
    part?.scrollIntoView({ behavior: "instant" })
  }, [])

  return (
    <>
      <PageHead title="Hearthbook · Homeschool management for families" description={`${hero.text} ${setupClaim}.`} />
      <Hero />
      <Figures />
      <FeatureRows />
      <HowItWorks />
      <Testimonials />
      <Pricing />
      <LandingQuestions />
      <FinalCall />
    </>
  )
}
