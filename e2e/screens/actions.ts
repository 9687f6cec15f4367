import type { Locator, Page } from '@playwright/test'
import { adminReviewsControls } from '#web/features/admin-reviews/reviews.states.ts'
import { kybControls } from '#web/features/kyb/kyb.states.ts'
import { teamControls } from '#web/features/team/team.states.ts'
import { team } from '#web/messages/business/team.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { adminReviews } from '#web/messages/staff/admin-reviews.ts'
import { locators } from './locators.ts'

/** Searches by Enter, which no step of a state presses. */
export async function searchFor(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Enter')
}

/** Answers with the first options, whatever the administrators offer. */
export function kybActions(page: Page, language: Locale) {
  const { purposes, activity, revenue, next } = locators(page, language, kybControls)
  const chooseActivityAndRevenue = async () => {
    await activity.selectOption({ index: 1 })
    await revenue.selectOption({ index: 1 })
  }
  return {
    chooseActivityAndRevenue,
    answer: async () => {
      await purposes.first().check()
      await chooseActivityAndRevenue()
      await next.click()
    },
  }
}

type Decision = keyof (typeof adminReviews)['en']['decide']['identity']

/** Decides a review of any kind. */
export function reviewActions(page: Page, language: Locale) {
  const { of, dialog, note } = locators(page, language, adminReviewsControls)
  const button = (within: Locator, decision: Decision) => {
    const names = Object.values(adminReviews[language].decide).map(words => words[decision])
    return within.getByRole('button', { name: new RegExp(names.join('|')) })
  }
  const ask = (phone: string, decision: Decision) => button(of(phone), decision).click()
  const confirm = (decision: Decision) => button(dialog, decision)
  return {
    ask,
    confirm,
    decide: async (phone: string, decision: Decision, why: string) => {
      await ask(phone, decision)
      await note.fill(why)
      await confirm(decision).click()
    },
  }
}

/** The form of the card provider, which is not ours. */
export function providerCardForm(page: Page) {
  return {
    fillCard: async () => {
      const values = { name: 'Noura Salem', number: '4111111111111111', exp: '1230', csc: '123' }
      // The form listens to key events.
      for (const [field, text] of Object.entries(values)) {
        await page.locator(`#mysr-cc-${field}`).pressSequentially(text)
      }
    },
    payInForm: page.locator('#card button[type=submit]'),
  }
}

/** Of a row of the team. */
export async function removeMember(page: Page, language: Locale, row: Locator): Promise<void> {
  await row.getByRole('button', { name: team[language].remove }).click()
  await locators(page, language, teamControls).remove.click()
}
