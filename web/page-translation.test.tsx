import { operations } from 'virtual:plink-contract'
import { expect, inject, test } from 'vitest'
import { allStates, type ScreenState } from '#web/mock/screen-states.ts'
import { gateStates, kindOf, shareOf } from '#web/testing/gate-states.ts'
import { openState } from '#web/testing/open-screen.tsx'
import { translatePage } from '#web/testing/page-translation.ts'

const all = allStates(operations)
const ids = (inject('gate') ? gateStates(all) : all).filter(changes).map(({ id }) => id)

test.each(shareOf(ids, inject('gate') ? '1/4' : inject('share')))('%s works in a translated page', async id => {
  const outdated = translatePage()
  const { settled } = await openState(id)
  expect(outdated()).toEqual([])
  // The language changes at once. Content that the app cannot change stays in the earlier language until the browser translates the page again.
  document.querySelector<HTMLButtonElement>('button[lang="ar"]')?.click()
  await settled()
  expect(document.querySelector('#root h1')?.textContent).not.toBe('حدث خطأ ما')
})

/** Whether the state changes its screen: by loading content, or by an action on it. */
function changes(state: ScreenState): boolean {
  return !state.stored.resumed && (kindOf(state) === 'start' || state.steps.length > 0)
}
